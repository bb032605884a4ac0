import { type ResourceName, resources } from "../../features/types.ts";
import { type PublicPage, publicPages } from "../content/site/public-pages.ts";
import type { Resource } from "../content/types/define-resource.ts";

export const PAGES_SCREEN = "/admin/pages";

function findPublicPage(name: string): PublicPage | undefined {
  return publicPages.find(({ module }) => module === name);
}

/** The screens of the entries that a page shows. */
export function findEntryScreens(page: string): Resource["screen"][] {
  const { lists = [], shows = [] } = findPublicPage(page) ?? {};
  return [...lists, ...shows].map((name) => resources[name as ResourceName].screen);
}

/** Whether a page is empty without entries. */
export const needsEntries = (page: string) => findPublicPage(page)?.lists !== undefined;

/** The screen that fills an empty page. */
export const fillingScreen = (page: string) =>
  (needsEntries(page) && findEntryScreens(page)[0]?.path) || `${PAGES_SCREEN}/${page}`;
