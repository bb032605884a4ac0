import { STUDENT_COUNTS_PATH } from "../../../core/content/api/api-contract.ts";
import type { FirstCall } from "../../../core/panel/api/first-calls.ts";
import { firstPageCall, listCall, pageCall, type TypeCalls } from "../../../core/panel/api/type-calls.ts";
import { CONSENT_PATHS } from "../content/consent-contract.ts";
import { students } from "../content/students.ts";
import { topStudents } from "../content/top-students.ts";
import { STUDENT_FILTERS } from "./student-filters.ts";

/** Screens of people who may be students show how many consents are missing. */
export const consentCountsCall: FirstCall = { path: CONSENT_PATHS.counts, needs: ["consents:read"] };

export const studentsCalls: readonly TypeCalls[] = [
  {
    resource: students,
    calls: [firstPageCall(students, { filters: STUDENT_FILTERS }), STUDENT_COUNTS_PATH, pageCall("school")],
  },
  { resource: topStudents, calls: [listCall(topStudents), consentCountsCall] },
];
