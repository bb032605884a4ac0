import { findPageCall } from "../../../core/content/api/page-contract.ts";
import { firstPageCall, listCall, type TypeCalls } from "../../../core/panel/api/type-calls.ts";
import { consentCountsCall } from "../content/first-calls.ts";
import { studentCalls } from "../content/student-export-contract.ts";
import { students } from "../content/students.ts";
import { topStudents } from "../content/top-students.ts";
import { STUDENT_FILTERS } from "./student-filters.ts";

export const studentsCalls: readonly TypeCalls[] = [
  {
    resource: students,
    calls: [
      firstPageCall(students, { filters: STUDENT_FILTERS }),
      studentCalls.count.path,
      findPageCall("school").path,
    ],
  },
  { resource: topStudents, calls: [listCall(topStudents), consentCountsCall] },
];
