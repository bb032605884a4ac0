import { firstPageCall, type TypeCalls } from "../../../core/panel/api/type-calls.ts";
import { applications } from "../content/applications.ts";
import { applicationCalls } from "../content/office/office-contract.ts";

const { people, summary, marks } = applicationCalls;

export const applicationsCalls: readonly TypeCalls[] = [
  { resource: applications, calls: [firstPageCall(applications), people.path, summary.path, marks.path] },
];
