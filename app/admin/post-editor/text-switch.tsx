import { LANGUAGE_NAMES, LANGUAGES } from "../../../content/words/languages.ts";
import { words } from "../../ui/panel-words.ts";
import type { TextName } from "./use-post-editor.ts";

const NAMES = { en: "content", hi: "contentHi" } as const satisfies Record<string, TextName>;

interface TextSwitchProps {
  shown: TextName;
  onSwitch: (name: TextName) => void;
}

/** Which of the two texts of a post is being written. */
export function TextSwitch({ shown, onSwitch }: TextSwitchProps) {
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="sr-only">{words.companions.textIn}</legend>
      {LANGUAGES.map((language) => (
        <label
          key={language}
          lang={language}
          className="flex min-h-11 items-center gap-2 rounded-control border border-line-strong px-4 has-checked:border-maroon has-checked:bg-maroon-soft"
        >
          <input
            type="radio"
            name="text-language"
            checked={shown === NAMES[language]}
            onChange={() => onSwitch(NAMES[language])}
            className="size-5 shrink-0 accent-maroon"
          />
          {LANGUAGE_NAMES[language]}
        </label>
      ))}
    </fieldset>
  );
}
