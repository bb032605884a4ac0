import { message } from "../../../core/content/messages/message.ts";
import { ApiError } from "../../../core/server/errors.ts";

export const beingAnswered = (person: string) =>
  new ApiError(409, "being_answered", message("being_answered", { person }));
