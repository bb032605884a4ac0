import type { TypeCalls } from "../core/panel/api/type-calls.ts";
import { applicationsCalls } from "./applications/panel/screen-calls.ts";
import { enquiriesCalls } from "./enquiries/panel/screen-calls.ts";
import { galleriesCalls } from "./galleries/panel/screen-calls.ts";
import { noticesCalls } from "./notices/panel/screen-calls.ts";
import { peopleCalls } from "./people/panel/screen-calls.ts";
import { postsCalls } from "./posts/panel/screen-calls.ts";
import { studentsCalls } from "./students/panel/screen-calls.ts";

/** The calls of the features' screens of content types. */
export const typeCalls: readonly TypeCalls[] = [
  ...noticesCalls,
  ...enquiriesCalls,
  ...applicationsCalls,
  ...studentsCalls,
  ...peopleCalls,
  ...galleriesCalls,
  ...postsCalls,
];
