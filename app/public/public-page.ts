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

/** The services for loading a page. */
export interface PageServices extends SiteServices {
  language: Language;
  words: Words;
}

export interface Loaded<Data> {
  data: Data;
  /** 200 by default. */
  status?: number;
}

/** A public page: its data, its metadata and its component, a pure function of the data. */
export interface PublicPage<Data> {
  /** The style sheet of the page; `pages` by default. */
  stylesheet?: PageStylesheet;
  load(services: PageServices, request: PageRequest): Promise<Loaded<Data>>;
  /** Handles a form that is posted to the page. */
  receive?(services: PageServices, form: Record<string, string>): Promise<Loaded<Data>>;
  describe(data: Data, site: Described): DocumentMeta;
  Component(props: { data: Data }): ReactNode;
}

/** The style sheets of pages, in addition to the common one. */
export const stylesheetOf = ({ stylesheet = "pages" }: { stylesheet?: PageStylesheet }): PageStylesheet =>
  stylesheet;

/** Checks that the parts of a page agree on the type of its data. */
export const createPage = <Data>(page: PublicPage<Data>): PublicPage<Data> => page;

/** The fields that every page's document has. */
type Head = PageDocument<"about">["head"];

/** The description for search engines, or the page's name. */
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

/** A page that only needs its document. */
export const documentPage = <Name extends PageName & keyof typeof PATHS>(
  name: Name,
  Component: (props: { data: PageDocument<Name> }) => ReactNode,
) =>
  createPage({
    load: async ({ content }) => ({ data: await content.page(name) }),
    describe: (document, site) => describeByHead(PATHS[name], document.head, site),
    Component,
  });
