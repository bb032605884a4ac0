export interface PublicPage {
  /** A segment that begins with a colon stands for any value: one page for each entry. */
  path: `/${string}`;
  /** The file in `app/public/pages/`, without its ending. */
  module: string;
  /** Keeps the page out of the sitemap, and tells search engines to stay away. */
  isHiddenFromSearch?: true;
  /** What the page shows depends on its query, so it is cached only without one. */
  readsQuery?: true;
}

const pages = [
  { path: "/", module: "home" },
  { path: "/about", module: "about" },
  { path: "/services", module: "services" },
  { path: "/teachers", module: "teachers" },
  // Children's profiles are open to visitors, but not for search engines to keep.
  { path: "/students", module: "students", isHiddenFromSearch: true, readsQuery: true },
  { path: "/blog", module: "blog" },
  { path: "/blog-details/:id", module: "blog-details" },
  { path: "/facilities", module: "facilities" },
  { path: "/alumni", module: "alumni" },
  { path: "/contact", module: "contact" },
  { path: "/gallery", module: "gallery" },
  { path: "/management", module: "management" },
  { path: "/discipline", module: "discipline" },
  { path: "/fees", module: "fees" },
  { path: "/activities", module: "activities" },
] as const satisfies readonly PublicPage[];

/**
 * Every public page. Routes, sitemap, robots.txt, what is cached, the words that a page must have (`pages/page-heads.ts`),
 * budgets and benchmarks follow from this list.
 */
export const publicPages: readonly (PublicPage & { module: PageModule })[] = pages;

export type PageModule = (typeof pages)[number]["module"];

/** The path of a page that there is once. */
export type PagePath = Exclude<(typeof pages)[number]["path"], `${string}:${string}`>;

const isPagePath = (path: string): path is PagePath => !path.includes(":");

export const pagePaths: readonly PagePath[] = pages.map(({ path }) => path).filter(isPagePath);
