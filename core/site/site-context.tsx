import { createContext, type ReactNode, useContext } from "react";
import type { PageDocument } from "../../features/pages.ts";
import type { OffParts } from "../content/parts/parts.ts";
import type { Words } from "../words/en.ts";
import { type Language, pageAddress, type SiteLanguages } from "../words/languages.ts";

/** The context of every public page. */
export interface Site {
  /** The language of this page. */
  language: Language;
  /** The languages of the site; the first is the main one. */
  languages: SiteLanguages;
  /** The path and query of this page in the main language. */
  here: string;
  /** The program's texts in the page's language. */
  words: Words;
  school: PageDocument<"school">;
  /** The paths of pages with content; menus and buttons link only to these. */
  shownPaths: ReadonlySet<string>;
  /** The features that are switched off. */
  off: OffParts;
  /** The paths of their pages: nothing links there. */
  offPaths: ReadonlySet<string>;
  /** Helps visitors at an address without a page. */
  missingPageHelp?: ReactNode;
  /** True in the editor, where nothing may cover the page or take the focus. */
  isPreview?: true;
}

const SiteContext = createContext<Site | undefined>(undefined);

export const SiteProvider = SiteContext.Provider;

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error("Render this inside of a SiteProvider");
  return site;
}

/** Islands are hydrated without this context. */
export const useSiteIfAny = () => useContext(SiteContext);

/** The program's texts in the page's language. */
export const useWords = (): Words => useSite().words;

/** Returns whether there is a page at a path without its language: it may belong to a feature that is switched off. */
export function useHasPage(): (path: string) => boolean {
  const { offPaths } = useSite();
  return (path) => !offPaths.has(path);
}

/** Returns addresses of pages in the language of this page. */
export function useAddress(): (path: string) => string {
  const { language, languages } = useSite();
  return (path) => pageAddress(path, language, languages);
}

const NO_WORDS = { en: null, hi: null };

/** Used if the school's data cannot be loaded. */
export const UNKNOWN_SCHOOL: PageDocument<"school"> = {
  name: NO_WORDS,
  tagline: NO_WORDS,
  description: NO_WORDS,
  logo: null,
  palette: null,
  languages: null,
  letterhead: { en: [], hi: [] },
  address: { street: NO_WORDS, locality: NO_WORDS, city: NO_WORDS, state: NO_WORDS, postalCode: null },
  phones: [],
  email: null,
  officeHours: [],
  answerTime: NO_WORDS,
  mapPoint: null,
  social: { facebook: null, whatsapp: null, instagram: null, linkedin: null },
  managementLoginUrl: null,
  established: null,
  registered: null,
  classes: [],
  hiddenPages: [],
};
