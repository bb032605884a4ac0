import { useState } from "react";
import { translatedFields } from "../../../content/types/companions.ts";
import type { Resource } from "../../../content/types/define-resource.ts";
import { words } from "../../../ui/panel-words.ts";
import { hasTwoLanguages } from "../../../ui/school-languages.ts";
import { languageOfAll } from "../../../words/languages.ts";

/** Advice if a text seems to be in the wrong language field; there is none with one language. */
export function adviseOn(english: string, hindi: string): { english?: string; hindi?: string } {
  if (!hasTwoLanguages()) return {};
  if (hindi.trim() === "") {
    return languageOfAll(english) === "hi" ? { english: words.companions.hindiInEnglish } : {};
  }
  return languageOfAll(hindi) === "en" ? { hindi: words.companions.englishInHindi } : {};
}

/** The same for all fields of a form, checked when a field loses the focus. */
export function useScriptAdvice(resource: Resource) {
  const [advice, setAdvice] = useState<Readonly<Record<string, string | undefined>>>({});
  return {
    of: (name: string) => advice[name],
    look(form: HTMLFormElement): void {
      const typed = new FormData(form);
      const textOf = (name: string) => String(typed.get(name) ?? "");
      const found = translatedFields(resource).flatMap(({ original, companion }) => {
        const { english, hindi } = adviseOn(textOf(original), textOf(companion));
        return [
          [original, english],
          [companion, hindi],
        ];
      });
      setAdvice(Object.fromEntries(found));
    },
  };
}
