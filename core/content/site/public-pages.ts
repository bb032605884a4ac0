interface PageDetails {
  /** The title of its banner in Hindi. The English one is made of the path (`page-title.ts`). */
  titleHi?: string;
  /** What menus call the page, in English and Hindi; absent: the page is in no menu. */
  label?: readonly [en: string, hi: string];
  /**
   * The part of the header's menu that has a link to it. `quick` is for what parents ask most: at the top of the phone's menu,
   * beside the school's name on wide screens (the first two) and at the end of the footer's links.
   */
  menu?: "school" | "studentCorner" | "bar" | "quick";
  /** The file in `site/pages/` of a feature, without its ending; absent: named like the path. */
  module?: string;
  /** Keeps the page out of the sitemap and asks search engines not to index it (`noindex`). */
  isHiddenFromSearch?: true;
  /** The content depends on the query, so only the page without a query is cached. */
  readsQuery?: true;
  /** Content types whose entries make up the page: without entries it is left out of menus and sitemap. */
  lists?: readonly string[];
  /** The office edits only the top of the page: a heading and a line, or the line alone (`core/content/pages/list-pages.ts`). */
  top?: "heading" | "line";
  /** What the panel calls a page with a `top`; absent: its title. */
  panelTitle?: string;
  /** Content types that give the page something to show even where its document is empty. */
  shows?: readonly string[];
  /** Has a form for messages to the office, which browsers without JavaScript post to the page. */
  takesMessages?: true;
  /** Never empty, whatever the school has written. */
  isNeverEmpty?: true;
}

export interface PublicPage extends PageDetails {
  /** A segment that begins with a colon stands for any value: one page for each entry. */
  path: `/${string}`;
  module: string;
}

const page = <const Path extends `/${string}`, const Details extends PageDetails>(
  path: Path,
  details: Details & PageDetails,
) => ({ module: path.slice(1), ...details, path });

const pages = [
  page("/", { titleHi: "मुखपृष्ठ", module: "home", isNeverEmpty: true }),
  page("/about", {
    titleHi: "विद्यालय परिचय",
    label: ["About School", "विद्यालय परिचय"],
    menu: "school",
    shows: ["committee"],
  }),
  page("/management", {
    titleHi: "प्रबंधन",
    label: ["Management Desk", "प्रबंधन की ओर से"],
    menu: "school",
    shows: ["committee"],
  }),
  page("/teachers", {
    titleHi: "शिक्षकगण",
    label: ["Teachers", "शिक्षकगण"],
    menu: "school",
    lists: ["team"],
    top: "heading",
  }),
  page("/fees", { titleHi: "शुल्क", label: ["Fee Structure", "शुल्क विवरण"], menu: "school" }),
  // The specification spells this label so.
  page("/discipline", { titleHi: "अनुशासन", label: ["Decipline Cell", "अनुशासन समिति"], menu: "school" }),
  page("/facilities", {
    titleHi: "सुविधाएँ",
    label: ["Facilities", "सुविधाएँ"],
    menu: "school",
    lists: ["facilities"],
    top: "heading",
  }),
  page("/students", {
    titleHi: "विद्यार्थी",
    label: ["Student List", "विद्यार्थी सूची"],
    menu: "studentCorner",
    lists: ["students"],
    top: "line",
    // Children's profiles are open to visitors, but not for search engines to keep.
    isHiddenFromSearch: true,
    readsQuery: true,
  }),
  page("/activities", { titleHi: "गतिविधियाँ", label: ["Activities", "गतिविधियाँ"], menu: "studentCorner" }),
  page("/services", { titleHi: "हमारी सेवाएँ", label: ["Services", "हमारी सेवाएँ"] }),
  page("/notices", {
    titleHi: "सूचनाएँ",
    label: ["Notices", "सूचनाएँ"],
    menu: "quick",
    lists: ["notices"],
    readsQuery: true,
  }),
  page("/notices/:id", { module: "notice" }),
  page("/blog", {
    titleHi: "ब्लॉग",
    label: ["Blog", "ब्लॉग"],
    menu: "bar",
    lists: ["blocks"],
    top: "heading",
    panelTitle: "Posts",
  }),
  page("/blog-details/:id", { titleHi: "लेख", module: "blog-details" }),
  page("/calendar", {
    titleHi: "कैलेंडर",
    label: ["Calendar", "कैलेंडर"],
    menu: "quick",
    lists: ["events"],
    top: "line",
    readsQuery: true,
  }),
  page("/admissions", {
    titleHi: "प्रवेश",
    label: ["Admissions", "प्रवेश"],
    menu: "quick",
    takesMessages: true,
  }),
  page("/parents", {
    titleHi: "अभिभावकों के लिए",
    label: ["For Parents", "अभिभावकों के लिए"],
    menu: "quick",
  }),
  page("/disclosure", {
    titleHi: "सार्वजनिक प्रकटीकरण",
    label: ["Public Disclosure", "सार्वजनिक प्रकटीकरण"],
    menu: "quick",
    shows: ["certificates"],
  }),
  page("/alumni", {
    titleHi: "पूर्व विद्यार्थी",
    label: ["Alumni", "पूर्व विद्यार्थी"],
    menu: "bar",
    lists: ["alumni"],
    top: "heading",
  }),
  page("/gallery", {
    titleHi: "फ़ोटो गैलरी",
    label: ["Gallery", "फ़ोटो गैलरी"],
    menu: "bar",
    lists: ["galleries"],
    top: "line",
    readsQuery: true,
  }),
  page("/gallery/:id", { module: "album", readsQuery: true }),
  page("/contact", {
    titleHi: "संपर्क",
    label: ["Contact Us", "संपर्क करें"],
    menu: "bar",
    takesMessages: true,
    isNeverEmpty: true,
  }),
  // It tells what becomes of messages too, and there is always a form for those.
  page("/privacy", { titleHi: "निजता", isNeverEmpty: true }),
  page("/search", { titleHi: "खोज", isHiddenFromSearch: true, readsQuery: true, isNeverEmpty: true }),
] as const;

type Page = (typeof pages)[number];

/** Every public page. Routes, titles, menus, sitemap, what is cached and benchmarks follow from this list. */
export const publicPages: readonly PublicPage[] = pages;

/** Matches the normalized paths of a page; named groups have the values of its segments. */
export const pathPattern = (path: string) => new RegExp(`^${path.replace(/:(\w+)/g, "(?<$1>[^/]+)")}$`);

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

/** What menus call the pages in a language. */
export const menuLabels = (language: "en" | "hi") =>
  Object.fromEntries(
    publicPages.flatMap(({ path, label }) => (label ? [[path, label[language === "en" ? 0 : 1]]] : [])),
  ) as Record<LabelledPath, string>;
