import type { ReactNode } from "react";
import type { PageDocument, PageName } from "../../content/pages/index.ts";
import type { Words } from "../../content/words/en.ts";
import type { Language } from "../../content/words/languages.ts";
import type { PageStylesheet, SiteServices } from "../../server/site/site-build.ts";
import { textOf } from "./components/words.tsx";
import type { Described, DocumentMeta } from "./document-meta.tsx";

export interface PageRequest {
  /** Named parts of the address, such as the id of a post. */
  params: Record<string, string>;
  query: URLSearchParams;
}

/** What a page may use while it loads. */
export interface PageServices extends SiteServices {
  language: Language;
  words: Words;
}

export interface Loaded<Data> {
  data: Data;
  /** Absent: 200. */
  status?: number;
}

/** A public page: what it loads, what it tells search engines, and how it looks: a plain function of its data. */
export interface PublicPage<Data> {
  /** The sheet with its utilities and what else only it uses; absent: `pages`. */
  stylesheet?: PageStylesheet;
  load(services: PageServices, request: PageRequest): Promise<Loaded<Data>>;
  /** Answers a form that the page was sent, where it has one. */
  receive?(services: PageServices, form: Record<string, string>): Promise<Loaded<Data>>;
  describe(data: Data, site: Described): DocumentMeta;
  Component(props: { data: Data }): ReactNode;
}

/** What a page is styled by beside the sheet of all pages. */
export const stylesheetOf = ({ stylesheet = "pages" }: { stylesheet?: PageStylesheet }): PageStylesheet =>
  stylesheet;

/** Lets a page's parts agree on the type of its data. */
export const createPage = <Data>(page: PublicPage<Data>): PublicPage<Data> => page;

/** What every page's document has at its top. */
type Head = PageDocument<"about">["head"];

/** The description for search engines; the page's name if nobody has written one. */
export function describeByHead(
  path: string,
  { searchTitle, searchDescription, line }: Head,
  { language, words }: Described,
): DocumentMeta {
  const name = words.pageTitle(path);
  return {
    path,
    title: textOf(searchTitle, language) || name,
    description: textOf(searchDescription, language) || textOf(line, language),
    breadcrumb: [{ name, path }],
  };
}

const PATHS = {
  services: "/services",
  discipline: "/discipline",
  fees: "/fees",
  activities: "/activities",
  privacy: "/privacy",
} as const;

/** A page made of its document alone. */
export const documentPage = <Name extends PageName & keyof typeof PATHS>(
  name: Name,
  Component: (props: { data: PageDocument<Name> }) => ReactNode,
) =>
  createPage({
    load: async ({ content }) => ({ data: await content.page(name) }),
    describe: (document, site) => describeByHead(PATHS[name], document.head, site),
    Component,
  });
