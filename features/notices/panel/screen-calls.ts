import { findPageCall } from "../../../core/content/api/page-contract.ts";
import { listCall, type TypeCalls } from "../../../core/panel/api/type-calls.ts";
import { notices } from "../content/notices.ts";

export const noticesCalls: readonly TypeCalls[] = [
  { resource: notices, calls: [listCall(notices), findPageCall("notices").path] },
];
