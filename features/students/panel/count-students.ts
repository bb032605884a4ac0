import { callFor } from "../../../core/panel/api/api-call.ts";
import { STUDENT_COUNTS_PATH } from "../content/first-calls.ts";

/** How many students each class and section has. */
export interface StudentCounts {
  total: number;
  classes: { class: string; sections: { section: string; count: number }[] }[];
}

export const countStudents = (signal?: AbortSignal) =>
  callFor<StudentCounts>("GET", STUDENT_COUNTS_PATH, { signal });
