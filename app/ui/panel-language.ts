import { LANGUAGES, type Language } from "../../content/words/languages.ts";

/** In `localStorage` the last choice in this browser; in `sessionStorage` one of this tab whose admin has yet to log in. */
const KEY = "panelLanguage";
/** Choices by email, from before accounts had one. */
const EARLIER = "panelLanguages";

const asLanguage = (value: unknown): Language | undefined => LANGUAGES.find((language) => language === value);

/** The language that was last chosen in this browser; outside of one, English. */
export const readPanelLanguage = (): Language =>
  asLanguage(orNothing(() => localStorage.getItem(KEY))) ?? "en";

export function rememberLanguage(language: Language): void {
  orNothing(() => localStorage.setItem(KEY, language));
}

/** At the login nobody knows yet whose choice it is. */
export function chooseBeforeLogin(language: Language): void {
  orNothing(() => sessionStorage.setItem(KEY, language));
  rememberLanguage(language);
}

/** What was chosen at the login; it counts once. */
export function takeChoiceOfLogin(): Language | undefined {
  return orNothing(() => {
    const chosen = asLanguage(sessionStorage.getItem(KEY));
    sessionStorage.removeItem(KEY);
    return chosen;
  });
}

/** What an admin chose in this browser before accounts kept the choice. */
export const findEarlierChoice = (email: string): Language | undefined =>
  // The login does not mind how an email is written either.
  asLanguage(orNothing(() => JSON.parse(localStorage.getItem(EARLIER) ?? "{}")[email.trim().toLowerCase()]));

/** If the browser refuses storage, the panel is in English until login. */
function orNothing<Value>(ask: () => Value): Value | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
