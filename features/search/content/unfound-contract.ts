import { z } from "zod";
import { defineCalls } from "../../../core/content/api/define-calls.ts";

/** So many days a word is counted, and so often it must have been searched for until the office sees it. */
export const COUNTED_DAYS = 90;
export const LEAST_COUNT = 3;

const unfoundWordSchema = z.object({ word: z.string(), count: z.int() });
export type UnfoundWord = z.infer<typeof unfoundWordSchema>;

export const unfoundCalls = defineCalls("Search", {
  list: {
    method: "GET",
    path: "/search/unfound",
    access: "pages:read",
    summary: `Words of the last ${COUNTED_DAYS} days that visitors searched for at least ${LEAST_COUNT} times and that find nothing now`,
    answer: z.array(unfoundWordSchema),
  },
});
