import { LANGUAGES, type Language } from "../../content/languages.ts";

/** In `localStorage` the last choice in this browser; in `sessionStorage` one of this tab whose admin has yet to log in. */
const KEY = "panelLanguage";
/** The choice of each admin who uses this browser, by email. */
const OF_ADMINS = "panelLanguages";

const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

/** The language that was last chosen in this browser; outside of one, English. */
export function readPanelLanguage(): Language {
  const stored = orNothing(() => localStorage.getItem(KEY));
  return isLanguage(stored) ? stored : "en";
}

/** At the login nobody knows yet whose choice it is. */
export function chooseBeforeLogin(language: Language): void {
  orNothing(() => sessionStorage.setItem(KEY, language));
  orNothing(() => localStorage.setItem(KEY, language));
}

export function chooseFor(email: string, language: Language): void {
  const choices = { ...readChoices(), [nameOf(email)]: language };
  orNothing(() => localStorage.setItem(OF_ADMINS, JSON.stringify(choices)));
  orNothing(() => localStorage.setItem(KEY, language));
}

/** The language for somebody who has just logged in: what they chose at the login, else what they chose before. */
export function resumeLanguageOf(email: string): Language {
  const chosen = takeChoiceOfLogin() ?? readChoices()[nameOf(email)];
  if (!isLanguage(chosen)) return readPanelLanguage();
  chooseFor(email, chosen);
  return chosen;
}

function takeChoiceOfLogin(): string | undefined {
  return orNothing(() => {
    const chosen = sessionStorage.getItem(KEY) ?? undefined;
    sessionStorage.removeItem(KEY);
    return chosen;
  });
}

const readChoices = (): Record<string, unknown> =>
  orNothing(() => JSON.parse(localStorage.getItem(OF_ADMINS) ?? "{}")) ?? {};

/** The login does not mind how an email is written either. */
const nameOf = (email: string) => email.trim().toLowerCase();

/** A browser may refuse to store anything; the panel then speaks English. */
function orNothing<Value>(ask: () => Value): Value | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
