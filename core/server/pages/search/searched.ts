import { type PageName, pageNames, pages } from "../../../../features/pages.ts";
import type { readAnswers } from "../../../../features/search-answers.ts";
import type { AnyDocument } from "../../../content/pages/define-page.ts";
import { featureOfType, isOn, type OffParts } from "../../../content/parts/parts.ts";
import type { factsFor } from "../../../content/search/read-query.ts";
import type { TextPart } from "../../../content/search/search-words.ts";
import {
  type FoundEvent,
  type SearchedResource,
  searchedPages,
  searchedResources,
} from "../../../content/search/site-search.ts";
import type { Label } from "../../../words/label.ts";
import type { Language } from "../../../words/languages.ts";
import type { ContentStore } from "../../content/content-store.ts";
import type { SearchScope } from "../../content/search/search-scope.ts";
import type { StoredPage } from "../page-store.ts";

/** Something that visitors may read and that has what they look for. */
export interface Found {
  /** Undefined for a page. */
  kind: Label | undefined;
  /** An entry's `_id`, or the name of a page, with that of a section: `parents#transport`. */
  id: string;
  /** The language of the reader; its address there leads to `path`. */
  language: Language;
  path: string;
  /** The path of the page, if it is a section of one. */
  sectionOf?: string;
  title: TextPart[];
  /** From the text in the other language, if only that has the words. */
  excerpt: TextPart[];
  /** The excerpt is from a PDF to download. */
  isInPdf: boolean;
  /** A day or a moment; undefined where that means nothing. */
  day: string | undefined;
  /** The event, if it is an entry of the calendar. */
  event: FoundEvent | undefined;
}

export interface SiteSearch {
  q: string;
  /** The language of the page. */
  language: Language;
  /** Words with a wrong letter are not corrected. */
  isAsTyped?: boolean;
  limit: number;
  offset: number;
}

/** The results of a search. */
export interface SiteResults {
  found: Found[];
  total: number;
  /** There are more than `total`, which are not ordered. */
  isCut: boolean;
  /** The corrected searches whose results these are: several if a word is as close to several others. */
  corrected: string[];
  /** Words that the first result lacks because nothing has all of them, as typed. */
  leftOut: string[];
  /** The details of the school that answer the search. */
  facts: ReturnType<typeof factsFor>;
  /** The answers that features read from the search. */
  answers: Partial<ReturnType<typeof readAnswers>>;
}

export interface Searched {
  store: ContentStore;
  documents: Record<PageName, StoredPage>;
  /** Pages that are hidden or have nothing to show are not found, nor what is only read there. */
  shownPaths: ReadonlySet<string>;
  off: OffParts;
  /** The moment at which all of it is read. */
  at: string;
}

/** The part of the index that visitors may read now. */
export const scopeOf = (searched: Searched): Pick<SearchScope, "resources" | "pages" | "at"> => ({
  at: searched.at,
  resources: searchedResources.filter(
    (resource) => isOn(searched.off, featureOfType(resource.name)) && isReadable(resource, searched),
  ),
  pages: searchedPages.filter((name) => searched.shownPaths.has(pages[name].path)),
});

/** Entries that have no page of their own are read on one that may be hidden, or in a section that is left out. */
function isReadable(
  { screen: { publicPath = "/" }, siteSearch: { section } }: SearchedResource,
  { shownPaths, documents }: Searched,
): boolean {
  const page = pageNames.find((name) => pages[name].path === publicPath);
  const { hiddenSections = [] }: AnyDocument = page ? documents[page].document : {};
  const isLeftOut = section !== undefined && (hiddenSections as string[]).includes(section);
  return !isLeftOut && (publicPath.includes("#") || shownPaths.has(publicPath));
}
