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

/** The head of a page's form: how many texts lack a language, and on a phone which languages the form shows. */
export function FormLanguages({ shown, onShow, gaps, onGoTo }: FormLanguagesProps) {
  const lastPlace = useRef(-1);
  function goToNext(): void {
    const next = nextGap(gaps, lastPlace.current);
    if (!next) return;
    lastPlace.current = next.place;
    onGoTo(next.path);
  }
  return (
    <div
      className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:sticky lg:top-20 lg:z-1 ${gaps.length > 0 ? "" : "sm:hidden"}`}
    >
      <LanguageSwitch shown={shown} onShow={onShow} />
      {gaps.length > 0 && (
        <div className="flex flex-[1_1_18rem] flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-line bg-cream-deep py-1 pr-1 pl-3.5">
          <p>{said.gaps(gaps.length)}</p>
          <Button variant="secondary" onClick={goToNext}>
            {said.nextGap}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Only where the languages are one below the other; a wide screen shows both side by side. */
function LanguageSwitch({ shown, onShow }: Pick<FormLanguagesProps, "shown" | "onShow">) {
  const name = useId();
  const choice = (languages: ShownLanguages, text: string, lang?: Language) => (
    <label
      lang={lang}
      className="relative grid min-h-11 place-items-center border-line-strong px-3 font-bold has-checked:bg-maroon-soft has-checked:text-maroon has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-maroon [label+&]:border-s"
    >
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
    <fieldset className="flex overflow-hidden rounded-control border border-line-strong bg-paper sm:hidden">
      <legend className="sr-only">{said.languagesShown}</legend>
      {choice("both", said.bothLanguages)}
      {LANGUAGES.map((language) => choice(language, LANGUAGE_NAMES[language], language))}
    </fieldset>
  );
}
