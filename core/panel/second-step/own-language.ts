import {
  findEarlierChoice,
  languageOfLogin,
  readPanelLanguage,
  rememberLanguage,
  takeChoiceOfLogin,
} from "../../ui/panel-language.ts";
import type { Language } from "../../words/languages.ts";
import { chooseOwnLanguage, findOwnLanguage } from "../api/api-client.ts";
import { logFailure } from "../api/api-failure.ts";

/** Saves the language for the account, on every device. */
export async function chooseLanguage(language: Language): Promise<void> {
  await chooseOwnLanguage(language);
  rememberLanguage(language);
}

/** The language after a login: the choice made at the login, that of the account, or else that of the login's address. */
export async function resumeLanguageOf(email: string): Promise<Language> {
  const chosen = takeChoiceOfLogin();
  let language: Language | undefined;
  try {
    const stored = chosen ? null : await findOwnLanguage();
    language = stored ?? chosen ?? findEarlierChoice(email) ?? languageOfLogin();
    if (language) rememberLanguage(language);
    if (language && !stored) await chooseOwnLanguage(language);
  } catch (error) {
    // The panel works in any language.
    logFailure(error);
  }
  return language ?? readPanelLanguage();
}
