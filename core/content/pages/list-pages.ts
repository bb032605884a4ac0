import { label } from "../../words/label.ts";
import { pageTitle } from "../site/page-title.ts";
import { type ListPageName, type ListPageTops, publicPages } from "../site/public-pages.ts";
import type { PageDeclaration } from "./define-page.ts";
import { group, pageHead, pageTop } from "./fields.ts";

const TOP = label("Top of the page", "पृष्ठ का ऊपरी भाग");
const TOPS = { heading: group(TOP, pageHead), line: group(TOP, pageTop) };

type ListPages = {
  [Name in ListPageName]: PageDeclaration<{ head: (typeof TOPS)[ListPageTops[Name]] }>;
};

/** Pages that show the entries of a content type: the office edits only their top. */
export const listPages = Object.fromEntries(
  publicPages.flatMap(({ path, top, titleHi, panelTitle }) => {
    if (!top) return [];
    const name = path.slice(1);
    const title = panelTitle ? label(...panelTitle) : label(pageTitle(path), titleHi ?? pageTitle(path));
    return [[name, { name, title, path, fields: { head: TOPS[top] } }]];
  }),
) as ListPages;
