import { createContext, useContext } from "react";
import type { School } from "../../content/pages/school.ts";

/** What every part of a page may show, whatever page it is. */
export interface Site {
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

const NO_WORDS = { en: null, hi: null };

/** Stands in where the school's own particulars cannot be had. */
export const UNKNOWN_SCHOOL: School = {
  name: NO_WORDS,
  tagline: NO_WORDS,
  description: NO_WORDS,
  logo: null,
  palette: null,
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
