import { AccountSection } from "../../../core/panel/parts/account-section.tsx";
import { chooseLanguage } from "../../../core/panel/second-step/own-language.ts";
import { LanguageChoice } from "../../../core/panel/session/language-choice.tsx";
import { words } from "../../../core/ui/panel-words.ts";

export const LanguageSection = () => (
  <AccountSection name="language" title={words.frame.language} text={words.account.languageText}>
    <LanguageChoice onChoose={chooseLanguage} />
  </AccountSection>
);
