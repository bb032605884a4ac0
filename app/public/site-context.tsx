import { createContext, useContext } from "react";
import type { School } from "../../content/pages/school.ts";

/** What every part of a page may show, whatever page it is. */
export interface Site {
  school: School;
  /** The paths of the pages that have something to show; menus and buttons lead to no other. */
  shownPaths: ReadonlySet<string>;
}

const SiteContext = createContext<Site | undefined>(undefined);

export const SiteProvider = SiteContext.Provider;

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error("Render this inside of a SiteProvider");
  return site;
}
