import { listCall, pageCall, type TypeCalls } from "../../../core/panel/api/type-calls.ts";
import { notices } from "../content/notices.ts";

export const noticesCalls: readonly TypeCalls[] = [
  { resource: notices, calls: [listCall(notices), pageCall("notices")] },
];
