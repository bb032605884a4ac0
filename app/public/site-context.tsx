import { createContext, useContext } from "react";
import type { School } from "../../content/pages/school.ts";
import type { Words } from "../../content/words/en.ts";
import { type Language, pageAddress, type SiteLanguages } from "../../content/words/languages.ts";

/** What every part of a page may show, whatever page it is. */
export interface Site {
  /** Of this page. */
  language: Language;
  /** Of the site; the first is the main one. */
  languages: SiteLanguages;
  /** The path and the query of this page, as they are in the main language. */
  here: string;
  /** The program's own sentences in the page's language. */
  words: Words;
  school: School;
  /** The paths of the pages that have something to show; menus and buttons lead to no other. */
  shownPaths: ReadonlySet<string>;
  /** In the editor, where nothing may lie over the page or take the focus. */
  isPreview?: true;
}

const SiteContext = createContext<Site | undefined>(undefined);

export const SiteProvider = SiteContext.Provider;

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error("Render this inside of a SiteProvider");
  return site;
}

/** Islands are rendered in browsers alone, where there is none. */
export const useSiteIfAny = () => useContext(SiteContext);

/** The sentences of the program in the page's language. */
export const useWords = (): Words => useSite().words;

/** Where a page is, in the language of this one. */
export function useAddress(): (path: string) => string {
  const { language, languages } = useSite();
  return (path) => pageAddress(path, language, languages);
}

const NO_WORDS = { en: null, hi: null };

/** Stands in where the school's own particulars cannot be had. */
export const UNKNOWN_SCHOOL: School = {
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
  mapPoint: null,
  social: { facebook: null, whatsapp: null, instagram: null, linkedin: null },
  managementLoginUrl: null,
  established: null,
  registered: null,
  classes: [],
  hiddenPages: [],
};
