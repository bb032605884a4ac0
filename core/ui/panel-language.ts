import { LANGUAGES, type Language } from "../words/languages.ts";
import { LANGUAGE_CHOSEN } from "./chosen-language.ts";
import { schoolLanguages } from "./school-languages.ts";

/** In `localStorage` the last choice in this browser; in `sessionStorage` a choice before the login. */
const KEY = "panelLanguage";
/** Old choices by email. */
const EARLIER = "panelLanguages";

const asLanguage = (value: unknown): Language | undefined => LANGUAGES.find((language) => language === value);

/** The language of a login with a prefix in its address, such as /hi/login. */
export const languageOfLogin = (): Language | undefined =>
  asLanguage(orNothing(() => /^\/(\w+)\/login\/?$/i.exec(location.pathname)?.[1]?.toLowerCase()));

/** The language of the address, or else the last choice in this browser (here, or on the site), or else the school's main one. */
export const readPanelLanguage = (): Language =>
  languageOfLogin() ??
  asLanguage(orNothing(() => localStorage.getItem(KEY) ?? localStorage.getItem(LANGUAGE_CHOSEN))) ??
  schoolLanguages()[0];

export function rememberLanguage(language: Language): void {
  orNothing(() => localStorage.setItem(KEY, language));
}

/** Before the login the account is unknown. */
export function chooseBeforeLogin(language: Language): void {
  orNothing(() => sessionStorage.setItem(KEY, language));
  rememberLanguage(language);
}

/** The language of a mail whose link was opened; a choice on its page is stronger. Returns whether the page has to be loaded again. */
export function followLanguage(language: Language): boolean {
  if (orNothing(() => sessionStorage.getItem(KEY)) || language === readPanelLanguage()) return false;
  rememberLanguage(language);
  return language === readPanelLanguage();
}

/** The choice made before the login; used once. */
export function takeChoiceOfLogin(): Language | undefined {
  return orNothing(() => {
    const chosen = asLanguage(sessionStorage.getItem(KEY));
    sessionStorage.removeItem(KEY);
    return chosen;
  });
}

/** The choice in this browser from before accounts stored it. */
export const findEarlierChoice = (email: string): Language | undefined =>
  // The login ignores case too.
  asLanguage(orNothing(() => JSON.parse(localStorage.getItem(EARLIER) ?? "{}")[email.trim().toLowerCase()]));

/** A browser may refuse storage. */
function orNothing<Value>(ask: () => Value): Value | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
