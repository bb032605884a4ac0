import type { ReactNode } from "react";
import type { PageDocument, PageName } from "../../content/pages/index.ts";
import type { SiteServices } from "../../server/site/site-build.ts";
import { pageTitle } from "./components/page-title.ts";
import { textOf } from "./components/words.tsx";
import type { DocumentMeta } from "./document-meta.tsx";

export interface PageRequest {
  /** Named parts of the address, such as the id of a post. */
  params: Record<string, string>;
  query: URLSearchParams;
}

export interface Loaded<Data> {
  data: Data;
  /** Absent: 200. */
  status?: number;
}

/** A public page: what it loads, what it tells search engines, and how it looks: a plain function of its data. */
export interface PublicPage<Data> {
  load(services: SiteServices, request: PageRequest): Promise<Loaded<Data>>;
  /** Answers a form that the page was sent, where it has one. */
  receive?(services: SiteServices, form: Record<string, string>): Promise<Loaded<Data>>;
  describe(data: Data, siteUrl: string): DocumentMeta;
  Component(props: { data: Data }): ReactNode;
}

/** Lets a page's parts agree on the type of its data. */
export const createPage = <Data>(page: PublicPage<Data>): PublicPage<Data> => page;

/** What every page's document has at its top. */
type Head = PageDocument<"about">["head"];

/** What search engines are told of a page; the name of the page stands in for what nobody has written. */
export function describeByHead(path: string, { searchTitle, searchDescription, line }: Head): DocumentMeta {
  const name = pageTitle(path);
  return {
    path,
    title: textOf(searchTitle) || name,
    description: textOf(searchDescription) || textOf(line),
    breadcrumb: [{ name, path }],
  };
}

const PATHS = {
  services: "/services",
  discipline: "/discipline",
  fees: "/fees",
  activities: "/activities",
} as const;

/** A page made of its document alone. */
export const documentPage = <Name extends PageName & keyof typeof PATHS>(
  name: Name,
  Component: (props: { data: PageDocument<Name> }) => ReactNode,
) =>
  createPage({
    load: async ({ content }) => ({ data: await content.page(name) }),
    describe: (document) => describeByHead(PATHS[name], document.head),
    Component,
  });
