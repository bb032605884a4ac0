import { features } from "../../../features/content.ts";
import type { PublicPage } from "./define-public-page.ts";

export type { PublicPage } from "./define-public-page.ts";

type Declared = (typeof features)[number];
type Page = Extract<Declared, { publicPages: unknown }>["publicPages"][number];

const pages = features
  .flatMap((feature): readonly Page[] => ("publicPages" in feature ? feature.publicPages : []))
  .sort((one, other) => one.place - other.place);

/** Every public page. Routes, titles, menus, sitemap, what is cached and benchmarks follow from this list. */
export const publicPages: readonly PublicPage[] = pages;

/** Matches the normalized paths of a page; named groups have the values of its segments. */
export const pathPattern = (path: string) => new RegExp(`^${path.replace(/:(\w+)/g, "(?<$1>[^/]+)")}$`);

/** The pages that are tasks at the top of the home page, with the icons that they declare. */
export const taskPages = pages
  .filter((page): page is Extract<Page, { task: unknown }> => page.task !== undefined)
  .sort(({ task: one }, { task: other }) => one.place - other.place)
  .map(({ path: href, task: { icon, label } }) => ({ href, icon, label }));

/** The pages with an icon in the header. */
export const headerPages = pages
  .filter((page): page is Extract<Page, { header: unknown }> => page.header !== undefined)
  .map(({ path: href, header: { icon, label } }) => ({ href, icon, label }));

/** The path of a page that there is once. */
export type PagePath = Exclude<Page["path"], `${string}:${string}`>;

/** The path of a page that a menu may have. */
export type LabelledPath = Extract<Page, { label: unknown }>["path"];

type ListPage = Extract<Page, { top: unknown }>;
type NameOf<Path extends string> = Path extends `/${infer Name}` ? Name : never;

/** The pages of which the office edits only the top, each with what its top has. */
export type ListPageTops = { [Each in ListPage as NameOf<Each["path"]>]: Each["top"] };
export type ListPageName = keyof ListPageTops;

const isPagePath = (path: string): path is PagePath => !path.includes(":");

export const pagePaths: readonly PagePath[] = pages.map(({ path }) => path).filter(isPagePath);

/** The names of the pages in menus in a language. */
export const menuLabels = (language: "en" | "hi") =>
  Object.fromEntries(
    publicPages.flatMap(({ path, label }) => (label ? [[path, label[language === "en" ? 0 : 1]]] : [])),
  ) as Record<LabelledPath, string>;
