import { pageTitle } from "../site/page-title.ts";
import { type ListPageName, type ListPageTops, publicPages } from "../site/public-pages.ts";
import type { PageDeclaration } from "./define-page.ts";
import { group, pageHead, pageTop } from "./fields.ts";

const TOPS = { heading: group("Top of the page", pageHead), line: group("Top of the page", pageTop) };

type ListPages = {
  [Name in ListPageName]: PageDeclaration<{ head: (typeof TOPS)[ListPageTops[Name]] }>;
};

/** Pages that show the entries of a content type: the office edits only their top. */
export const listPages = Object.fromEntries(
  publicPages.flatMap(({ path, top, panelTitle: title = pageTitle(path) }) => {
    if (!top) return [];
    const name = path.slice(1);
    return [[name, { name, title, path, fields: { head: TOPS[top] } }]];
  }),
) as ListPages;
