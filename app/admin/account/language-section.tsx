import { words } from "../../ui/panel-words.ts";
import { LanguageChoice } from "../session/language-choice.tsx";
import { AccountSection } from "./account-section.tsx";
import { chooseLanguage } from "./own-language.ts";

export const LanguageSection = () => (
  <AccountSection name="language" title={words.frame.language} text={words.account.languageText}>
    <LanguageChoice onChoose={chooseLanguage} />
  </AccountSection>
);
