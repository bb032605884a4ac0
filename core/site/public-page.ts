import type { ReactNode } from "react";
import type { PageDocument, PageName } from "../../features/pages.ts";
import type { ListPageName } from "../content/site/public-pages.ts";
import type { PageStylesheet, SiteServices } from "../server/site/site-build.ts";
import type { Words } from "../words/en.ts";
import type { Language } from "../words/languages.ts";
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
  /** The sections of features on the page about privacy. */
  loadPrivacyParts(): Promise<PrivacyPart[]>;
}

export interface PrivacyPart {
  heading: string;
  text: string;
}

export interface Loaded<Data> {
  data: Data;
  /** 200 by default. */
  status?: number;
  /** For one visitor: the page is not cached. */
  isPrivate?: true;
}

/** The page to show after a form was received, without its language. Reloading that page does not send the form again. */
export interface Redirect {
  redirectTo: string;
}

/** The properties of the component that shows what a function loads. */
export type PropsOf<Load extends PublicPage<unknown>["load"]> = Pick<Awaited<ReturnType<Load>>, "data">;

/** A public page: its data, its metadata and its component, a pure function of the data. */
export interface PublicPage<Data> {
  /** The style sheet of the page; `pages` by default. */
  stylesheet?: PageStylesheet;
  load(services: PageServices, request: PageRequest): Promise<Loaded<Data>>;
  /** Handles a form that is posted to the page. */
  receive?(services: PageServices, form: Record<string, string>): Promise<Loaded<Data> | Redirect>;
  describe(data: Data, site: Described): DocumentMeta;
  Component(props: { data: Data }): ReactNode;
}

/** The style sheets of pages, in addition to the common one. */
export const stylesheetOf = ({ stylesheet = "pages" }: { stylesheet?: PageStylesheet }): PageStylesheet =>
  stylesheet;

/** Checks that the parts of a page agree on the type of its data. */
export const createPage = <Data>(page: PublicPage<Data>): PublicPage<Data> => page;

/** The fields that every page's document has. */
type Head = PageDocument<ListPageName>["head"];

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

/** A page whose path is the name of its document. */
type NamedPage = Exclude<PageName, "school" | "home">;

/** A page that only needs its document. */
export const documentPage = <Name extends NamedPage>(
  name: Name,
  Component: PublicPage<PageDocument<Name>>["Component"],
) =>
  createPage<PageDocument<Name>>({
    load: async ({ content }) => ({ data: await content.page(name) }),
    describe: ({ head }, site) => describeByHead(`/${name}`, head, site),
    Component,
  });

export interface ListPageProps<Name extends NamedPage, Entry> {
  data: { document: PageDocument<Name>; entries: readonly Entry[] };
}

/** A page that needs its document and a list. */
export const listPage = <Name extends NamedPage, Entry>(
  name: Name,
  loadEntries: (services: PageServices) => Promise<readonly Entry[]>,
  Component: (props: ListPageProps<Name, Entry>) => ReactNode,
  meta?: Partial<DocumentMeta>,
) =>
  createPage<ListPageProps<Name, Entry>["data"]>({
    load: async (services) => ({
      data: { document: await services.content.page(name), entries: await loadEntries(services) },
    }),
    describe: ({ document }, site) => ({ ...describeByHead(`/${name}`, document.head, site), ...meta }),
    Component,
  });
