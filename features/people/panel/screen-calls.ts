import { listCall, type TypeCalls } from "../../../core/panel/api/type-calls.ts";
import { consentCountsCall } from "../../students/content/exports.ts";
import { alumni } from "../content/alumni.ts";

export const peopleCalls: readonly TypeCalls[] = [
  { resource: alumni, calls: [listCall(alumni), consentCountsCall] },
];
