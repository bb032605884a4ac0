import { LANGUAGE_NAMES, LANGUAGES, type Language } from "../../../content/languages.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";

interface LanguageChoiceProps {
  /** Remembers the choice. */
  onChoose: (language: Language) => void;
}

/** Each language in its own words; another one than the panel's has the panel loaded anew. */
export function LanguageChoice({ onChoose }: LanguageChoiceProps) {
  function choose(language: Language): void {
    onChoose(language);
    if (language !== panelLanguage) location.reload();
  }
  return (
    <fieldset
      aria-label={words.frame.language}
      className="inline-flex divide-x divide-line-strong overflow-hidden rounded-control border border-line-strong bg-paper"
    >
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === panelLanguage}
          onClick={() => choose(language)}
          className="min-h-11 px-4 py-2 font-bold leading-tight hover:bg-cream-deep aria-pressed:bg-maroon-soft aria-pressed:text-maroon"
        >
          {LANGUAGE_NAMES[language]}
        </button>
      ))}
    </fieldset>
  );
}
