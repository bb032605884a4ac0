import type { Words } from "../../content/words/en.ts";

/** Of the page's root: what the scripts of every page say, so that the browser fetches no dictionary. */
export const BROWSER_WORDS_ATTRIBUTE = "data-words";

export const readBrowserWords = (): Words["browser"] =>
  JSON.parse(document.documentElement.getAttribute(BROWSER_WORDS_ATTRIBUTE) ?? "{}");
