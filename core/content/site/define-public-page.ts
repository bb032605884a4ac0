/** `plain` is a line on the page's background; the others are bands in a colour of the palette. */
export type BannerLook = "plain" | "maroon" | "leaf" | "sand";

interface PageDetails {
  /** The position of the page in menus, in the sitemap and in lists. */
  place: number;
  /** The title of its banner in Hindi. The English one is made of the path (`page-title.ts`). */
  titleHi?: string;
  /** The name of the page in menus, in English and Hindi; absent: the page is in no menu. */
  label?: readonly [en: string, hi: string];
  /**
   * The part of the header's menu that has a link to it. `quick` is for what parents ask most: at the top of the phone's menu,
   * beside the school's name on wide screens (the first four, or two) and a group of its own in the footer.
   */
  menu?: "school" | "studentCorner" | "bar" | "quick";
  /** How its banner looks; absent: plain. */
  look?: BannerLook;
  /** An icon in the header leads to it, and its label in the menu of phones. */
  header?: { icon: string; label: readonly [en: string, hi: string] };
  /** The last line of the footer has a link to it. */
  closesFooter?: true;
  /** The path of the page whose link in menus is marked while this one is open; absent: its own. */
  partOf?: `/${string}`;
  /** The path of a page with a label to which its banner links. */
  companion?: `/${string}`;
  /** The file in `site/pages/` of a feature, without its ending; absent: named like the path. */
  module?: string;
  /** The page is not in the sitemap and has `noindex` for search engines. */
  isHiddenFromSearch?: true;
  /** The content depends on the query, so only the page without a query is cached. */
  readsQuery?: true;
  /** With a query the page is for one visitor: nothing saves it. */
  isPrivateWithQuery?: true;
  /** Browsers do not fetch it before a click, because it shows that it is loading. */
  isFetchedOnClick?: true;
  /** Content types whose entries make up the page: without entries it is left out of menus and sitemap. */
  lists?: readonly string[];
  /** The office edits only the top of the page: a heading and a line, or the line alone (`core/content/pages/list-pages.ts`). */
  top?: "heading" | "line";
  /** The name of a page with a `top` in the panel; absent: its title. */
  panelTitle?: readonly [en: string, hi: string];
  /** The place of a page with a `top` among the pages that the office edits; absent: after the others. */
  panelPlace?: number;
  /**
   * Its group of links in the footer and its place there, with the path spelled as in the specification; absent: it is not in the
   * footer, unless `menu` is `quick`.
   */
  footer?: { group: "school" | "studentCorner"; place: number; path?: `/${string}` };
  /** Present if it is one of the tasks at the top of the home page, where parents find what they ask most. */
  task?: { place: number; icon: string; label: readonly [en: string, hi: string] };
  /** Content types that give the page something to show even where its document is empty. */
  shows?: readonly string[];
  /** The page has a form for messages to the office, which browsers without JavaScript post to it. */
  takesMessages?: true;
  /** Shown while its feature is switched off, too. */
  staysOn?: true;
  /** The name of a setting with `isOpen`: the page is in menus while that is true. Its address answers all the same. */
  shownWhile?: string;
  /** The path of a page that has a button to this one while it is shown. */
  buttonOn?: `/${string}`;
  /** Never empty, whatever the school has written. */
  isNeverEmpty?: true;
}

export interface PublicPage extends PageDetails {
  /** A segment that begins with a colon stands for any value: one page for each entry. */
  path: `/${string}`;
  module: string;
}

export const page = <const Path extends `/${string}`, const Details extends PageDetails>(
  path: Path,
  details: Details & PageDetails,
) => ({ module: path.slice(1), ...details, path });
