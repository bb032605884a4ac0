import type { ReactNode } from "react";
import { pageHeads } from "../../content/pages/page-heads.ts";
import type { SiteServices } from "../../server/site/site-build.ts";
import { pageTitle } from "./components/page-title.ts";
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
export const definePage = <Data>(page: PublicPage<Data>): PublicPage<Data> => page;

type HeadedPath = keyof typeof pageHeads;

/** What search engines are told of a page that has words of its own in `content/pages/page-heads.ts`. */
export function describeByHead(path: HeadedPath): DocumentMeta {
  const { title, description } = pageHeads[path];
  return { path, title, description, breadcrumb: [{ name: pageTitle(path), path }] };
}

/** A page that loads nothing. */
export const fixedPage = (path: HeadedPath, Component: () => ReactNode) =>
  definePage({
    load: async () => ({ data: undefined }),
    describe: () => describeByHead(path),
    Component,
  });
