import { message } from "../../../core/content/messages/message.ts";
import { ApiError } from "../../../core/server/errors.ts";

export const studentsChanged = (now: number, before: number) =>
  new ApiError(
    409,
    "students_changed",
    now === before ? message("students_changed") : message("student_count_changed", { before, now }),
  );
