import { languageCalls } from "../../content/api/session-contract.ts";
import {
  findEarlierChoice,
  languageOfLogin,
  readPanelLanguage,
  rememberLanguage,
  takeChoiceOfLogin,
} from "../../ui/panel-language.ts";
import type { Language } from "../../words/languages.ts";
import { logFailure } from "../api/api-failure.ts";
import { send } from "../api/send.ts";

/** Saves the language for the account, on every device. */
export async function chooseLanguage(language: Language): Promise<void> {
  await send(languageCalls.choose, { body: { language } });
  rememberLanguage(language);
}

/** The language after a login: the choice made at the login, that of the account, or else that of the login's address. */
export async function resumeLanguageOf(email: string): Promise<Language> {
  const chosen = takeChoiceOfLogin();
  let language: Language | undefined;
  try {
    const stored = chosen ? null : (await send(languageCalls.find)).language;
    language = stored ?? chosen ?? findEarlierChoice(email) ?? languageOfLogin();
    if (language) rememberLanguage(language);
    if (language && !stored) await send(languageCalls.choose, { body: { language } });
  } catch (error) {
    // The panel works in any language.
    logFailure(error);
  }
  return language ?? readPanelLanguage();
}
