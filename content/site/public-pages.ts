export interface PublicPage {
  /** A segment that begins with a colon stands for any value: one page for each entry. */
  path: `/${string}`;
  /** The file in `app/public/pages/`, without its ending. */
  module: string;
  /** Keeps the page out of the sitemap, and tells search engines to stay away. */
  isHiddenFromSearch?: true;
  /** What the page shows depends on its query, so it is cached only without one. */
  readsQuery?: true;
  /** The content types that make up the page, beside its document: without entries it is left out of menus and sitemap. */
  lists?: readonly string[];
  /** Content types that give the page something to show even where its document is empty. */
  shows?: readonly string[];
  /** Has something to show whatever the school has written. */
  isNeverEmpty?: true;
}

const pages = [
  { path: "/", module: "home", isNeverEmpty: true },
  { path: "/about", module: "about", shows: ["committee"] },
  { path: "/services", module: "services" },
  { path: "/teachers", module: "teachers", lists: ["team"] },
  // Children's profiles are open to visitors, but not for search engines to keep.
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
  // It tells what becomes of messages too, and there is always a form for those.
  { path: "/privacy", module: "privacy", isNeverEmpty: true },
  { path: "/search", module: "search", isHiddenFromSearch: true, readsQuery: true, isNeverEmpty: true },
] as const satisfies readonly PublicPage[];

/**
 * Every public page. Routes, menus, sitemap, robots.txt, what is cached, budgets and benchmarks follow from this list.
 */
export const publicPages: readonly (PublicPage & { module: PageModule })[] = pages;

export type PageModule = (typeof pages)[number]["module"];

/** The path of a page that there is once. */
export type PagePath = Exclude<(typeof pages)[number]["path"], `${string}:${string}`>;

const isPagePath = (path: string): path is PagePath => !path.includes(":");

export const pagePaths: readonly PagePath[] = pages.map(({ path }) => path).filter(isPagePath);
