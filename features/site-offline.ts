import type { PagePath } from "../core/content/site/public-pages.ts";

/** Pages below these paths are saved before they are visited, if the offline page links to them. */
export const savedAheadPaths: readonly PagePath[] = ["/notices"];

/** Pages about children, searches and the login: visitors' phones save none of them. */
export const UNSAVED_PAGES = /^(\/(en|hi))?\/(students|search|login)(\/|$)/i;
