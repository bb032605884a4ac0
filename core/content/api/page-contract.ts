import { z } from "zod";
import type { PageDocument } from "../../../features/pages.ts";
import type { AnyDocument } from "../pages/define-page.ts";
import type { PageName } from "../pages/page-names.ts";
import { pageSummarySchema } from "./api-contract.ts";
import { defineCalls, pathOf } from "./define-calls.ts";
import { UNDO_REVISION } from "./history-contract.ts";

/** A page as it is stored. */
export interface LoadedPage<Document = AnyDocument> {
  document: Document;
  /** Null if it was never saved. */
  updatedAt: string | null;
}

/** The server describes the documents, and the form that changes one. */
export const pageCalls = defineCalls("Page", {
  list: {
    method: "GET",
    path: "/pages/all",
    access: "pages:read",
    summary: "List the pages",
    answer: z.array(pageSummarySchema),
  },
  find: {
    method: "GET",
    path: "/pages/get/:name",
    access: "public",
    summary: "Read what a page says",
    answer: z.custom<LoadedPage>(),
    isVersioned: true,
  },
  change: {
    method: "PUT",
    path: "/pages/update/:name",
    access: "session",
    alsoNeeds: { "pages:write": "or the permission of the page, if it has its own" },
    summary: "Change what a page says",
    answer: z.custom<LoadedPage>(),
    answerHeaders: UNDO_REVISION,
    refusals: [409],
  },
});

/** `pageCalls.find` for one page, whose document has the type of its declaration. */
export const findPageCall = <Name extends PageName>(name: Name) => ({
  ...pageCalls.find,
  path: pathOf(pageCalls.find, { name }),
  answer: z.custom<LoadedPage<PageDocument<Name>>>(),
});
