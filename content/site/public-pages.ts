export interface PublicPage {
  /** A segment that begins with a colon matches any value: one page per entry. */
  path: `/${string}`;
  /** The file in `app/public/pages/`, without extension. */
  module: string;
  /** Leaves the page out of the sitemap and asks search engines not to index it. */
  isHiddenFromSearch?: true;
  /** The content depends on the query, so only the page without a query is cached. */
  readsQuery?: true;
  /** Content types whose entries make up the page: without entries it is left out of menus and sitemap. */
  lists?: readonly string[];
  /** Content types that fill the page even if its document is empty. */
  shows?: readonly string[];
  /** Never empty, whatever the school has written. */
  isNeverEmpty?: true;
}

const pages = [
  { path: "/", module: "home", isNeverEmpty: true },
  { path: "/about", module: "about", shows: ["committee"] },
  { path: "/services", module: "services" },
  { path: "/teachers", module: "teachers", lists: ["team"] },
  // Visitors can open children's profiles, but search engines may not index them.
  { path: "/students", module: "students", lists: ["students"], isHiddenFromSearch: true, readsQuery: true },
  { path: "/notices", module: "notices", lists: ["notices"], readsQuery: true },
  { path: "/notices/:id", module: "notice" },
  { path: "/blog", module: "blog", lists: ["blocks"] },
  { path: "/blog-details/:id", module: "blog-details" },
  { path: "/calendar", module: "calendar", lists: ["events"], readsQuery: true },
  { path: "/facilities", module: "facilities", lists: ["facilities"] },
  { path: "/alumni", module: "alumni", lists: ["alumni"] },
  { path: "/contact", module: "contact", isNeverEmpty: true },
  { path: "/gallery", module: "gallery", lists: ["galleries"] },
  { path: "/management", module: "management", shows: ["committee"] },
  { path: "/discipline", module: "discipline" },
  { path: "/fees", module: "fees" },
  { path: "/activities", module: "activities" },
  // Also describes how messages are handled, and there is always a contact form.
  { path: "/privacy", module: "privacy", isNeverEmpty: true },
  { path: "/search", module: "search", isHiddenFromSearch: true, readsQuery: true, isNeverEmpty: true },
] as const satisfies readonly PublicPage[];

/** Every public page. Routes, menus, sitemap, robots.txt, caching, budgets and benchmarks are derived from this list. */
export const publicPages: readonly (PublicPage & { module: PageModule })[] = pages;

export type PageModule = (typeof pages)[number]["module"];

/** The path of a page without parameters. */
export type PagePath = Exclude<(typeof pages)[number]["path"], `${string}:${string}`>;

const isPagePath = (path: string): path is PagePath => !path.includes(":");

export const pagePaths: readonly PagePath[] = pages.map(({ path }) => path).filter(isPagePath);
