import type { Language } from "../../../content/words/languages.ts";
import {
  findEarlierChoice,
  readPanelLanguage,
  rememberLanguage,
  takeChoiceOfLogin,
} from "../../ui/panel-language.ts";
import { chooseOwnLanguage, findOwnLanguage } from "../api/api-client.ts";
import { logFailure } from "../api/api-failure.ts";

/** The account has it from now on, wherever its admin logs in. */
export async function chooseLanguage(language: Language): Promise<void> {
  await chooseOwnLanguage(language);
  rememberLanguage(language);
}

/** The language for somebody who has just logged in: what they chose at the login, else what their account has. */
export async function resumeLanguageOf(email: string): Promise<Language> {
  const chosen = takeChoiceOfLogin();
  try {
    const stored = chosen ? null : await findOwnLanguage();
    const language = stored ?? chosen ?? findEarlierChoice(email);
    if (language) rememberLanguage(language);
    if (language && !stored) await chooseOwnLanguage(language);
  } catch (error) {
    // It keeps nobody from working.
    logFailure(error);
  }
  return readPanelLanguage();
}
