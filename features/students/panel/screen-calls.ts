import { firstPageCall, listCall, pageCall, type TypeCalls } from "../../../core/panel/api/type-calls.ts";
import { consentCountsCall, STUDENT_COUNTS_PATH } from "../content/first-calls.ts";
import { students } from "../content/students.ts";
import { topStudents } from "../content/top-students.ts";
import { STUDENT_FILTERS } from "./student-filters.ts";

export const studentsCalls: readonly TypeCalls[] = [
  {
    resource: students,
    calls: [firstPageCall(students, { filters: STUDENT_FILTERS }), STUDENT_COUNTS_PATH, pageCall("school")],
  },
  { resource: topStudents, calls: [listCall(topStudents), consentCountsCall] },
];
