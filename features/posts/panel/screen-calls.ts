import { listCall, type TypeCalls } from "../../../core/panel/api/type-calls.ts";
import { hiddenPicturesCall } from "../../students/content/exports.ts";
import { blocks } from "../content/blocks.ts";

export const postsCalls: readonly TypeCalls[] = [
  { resource: blocks, calls: [listCall(blocks), hiddenPicturesCall] },
];
