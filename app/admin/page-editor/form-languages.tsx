import { useId, useRef } from "react";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "../../../content/words/languages.ts";
import { Button } from "../../ui/button.tsx";
import { words } from "../../ui/panel-words.ts";
import { type Gap, nextGap } from "./language-gaps.ts";

const said = words.pageEditor;

export type ShownLanguages = Language | "both";

interface FormLanguagesProps {
  shown: ShownLanguages;
  onShow: (languages: ShownLanguages) => void;
  gaps: readonly Gap[];
  onGoTo: (path: string) => void;
}

/** The head of a page's form: how many of its texts lack a language, and on a phone which languages the form shows. */
export function FormLanguages({ shown, onShow, gaps, onGoTo }: FormLanguagesProps) {
  const lastPlace = useRef(-1);
  function goToNext(): void {
    const next = nextGap(gaps, lastPlace.current);
    if (!next) return;
    lastPlace.current = next.place;
    onGoTo(next.path);
  }
  return (
    <div className="form-languages">
      <LanguageSwitch shown={shown} onShow={onShow} />
      {gaps.length > 0 && (
        <div className="form-gaps">
          <p>{said.gaps(gaps.length)}</p>
          <Button variant="secondary" onClick={goToNext}>
            {said.nextGap}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Only where the languages stand one below the other; side by side there is room for both. */
function LanguageSwitch({ shown, onShow }: Pick<FormLanguagesProps, "shown" | "onShow">) {
  const name = useId();
  const choice = (languages: ShownLanguages, text: string, lang?: Language) => (
    <label lang={lang}>
      <input
        type="radio"
        name={name}
        checked={shown === languages}
        onChange={() => onShow(languages)}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      {text}
    </label>
  );
  return (
    <fieldset className="language-switch">
      <legend className="sr-only">{said.languagesShown}</legend>
      {choice("both", said.bothLanguages)}
      {LANGUAGES.map((language) => choice(language, LANGUAGE_NAMES[language], language))}
    </fieldset>
  );
}
