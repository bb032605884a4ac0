import { useState } from "react";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "../../words/languages.ts";
import { failureOf } from "../api/api-failure.ts";
import { showError } from "../parts/toasts/toasts.tsx";

interface LanguageChoiceProps {
  /** Stores the choice. */
  onChoose: (language: Language) => void | Promise<void>;
  /** Loads the panel in the language. */
  onChosen?: (language: Language) => void;
}

/** A button for each language, which loads the panel again. */
export function LanguageChoice({ onChoose, onChosen = () => location.reload() }: LanguageChoiceProps) {
  const [pressed, setPressed] = useState(panelLanguage);

  async function choose(language: Language): Promise<void> {
    setPressed(language);
    try {
      await onChoose(language);
      if (language !== panelLanguage) onChosen(language);
    } catch (error) {
      setPressed(panelLanguage);
      failureOf(error);
      showError(words.account.languageNotSaved);
    }
  }

  return (
    <fieldset
      aria-label={words.frame.language}
      className="inline-flex flex-wrap gap-px overflow-hidden rounded-control border border-line-strong bg-line-strong"
    >
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === pressed}
          onClick={() => void choose(language)}
          className="min-h-11 grow whitespace-nowrap bg-paper px-4 py-2 font-bold leading-tight hover:bg-cream-deep aria-pressed:bg-maroon-soft aria-pressed:text-maroon"
        >
          {LANGUAGE_NAMES[language]}
        </button>
      ))}
    </fieldset>
  );
}
