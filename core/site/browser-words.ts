import type { Words } from "../words/en.ts";

/** The attribute of the root element with the texts of the scripts, so that no dictionary is loaded. */
export const BROWSER_WORDS_ATTRIBUTE = "data-words";

export const readBrowserWords = (): Words["browser"] =>
  JSON.parse(document.documentElement.getAttribute(BROWSER_WORDS_ATTRIBUTE) ?? "{}");
