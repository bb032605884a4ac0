import { listCall, type TypeCalls } from "../../../core/panel/api/type-calls.ts";
import { hiddenPicturesCall } from "../../students/content/exports.ts";
import { galleries } from "../content/galleries.ts";

export const galleriesCalls: readonly TypeCalls[] = [
  { resource: galleries, calls: [listCall(galleries), hiddenPicturesCall] },
];
