import { LANGUAGES, type Language } from "../../content/languages.ts";

const KEY = "panelLanguage";

const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

/** The language that was last chosen in this browser; outside of one, English. */
export function readPanelLanguage(): Language {
  const stored = typeof localStorage === "undefined" ? undefined : localStorage.getItem(KEY);
  return isLanguage(stored) ? stored : "en";
}
