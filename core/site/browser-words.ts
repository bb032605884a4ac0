import type { Words } from "../words/en.ts";

/** The texts of the scripts, which the document has in an attribute so that no dictionary is loaded. */
export const readBrowserWords = (): Words["browser"] =>
  JSON.parse(document.documentElement.dataset.words ?? "{}");
