import { pageTitle } from "../site/page-title.ts";
import { type ListPageName, type ListPageTops, publicPages } from "../site/public-pages.ts";
import { definePage } from "./define-page.ts";
import { group, pageHead, pageTop } from "./fields.ts";

const lineOnly = <const Name extends string>(name: Name, title: string) =>
  definePage({ name, title, path: `/${name}`, fields: { head: group("Top of the page", pageTop) } });

const withHeading = <const Name extends string>(name: Name, title: string) =>
  definePage({ name, title, path: `/${name}`, fields: { head: group("Top of the page", pageHead) } });

type ListPages = {
  [Name in ListPageName]: ListPageTops[Name] extends "heading"
    ? ReturnType<typeof withHeading<Name>>
    : ReturnType<typeof lineOnly<Name>>;
};

/** Pages that show the entries of a content type: the office edits only their top. */
export const listPages = Object.fromEntries(
  publicPages.flatMap(({ path, top, panelTitle = pageTitle(path) }) => {
    if (!top) return [];
    const name = path.slice(1);
    return [[name, top === "heading" ? withHeading(name, panelTitle) : lineOnly(name, panelTitle)]];
  }),
) as ListPages;
