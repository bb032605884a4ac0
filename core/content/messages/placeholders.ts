import type { Language } from "../../words/languages.ts";
import { type Coded, message } from "./message.ts";

const IN_BRACES = /\{([^{}\n]*)\}/g;
const MAX_SHOWN = 40;

/** Placeholders for texts that the office writes once and fills in many times, each with its Hindi name. */
export function definePlaceholders<Name extends string>(hindi: Readonly<Record<Name, string>>) {
  const names = Object.keys(hindi) as Name[];

  function findName(written: string): Name | undefined {
    const name = written.trim().toLowerCase().normalize("NFC");
    return names.find((each) => each === name || hindi[each] === name);
  }

  /** A placeholder as it is written in a text: `{name}`, in Hindi `{नाम}`. Both are understood in every text. */
  const placeholderIn = (name: Name, language: Language) => `{${language === "hi" ? hindi[name] : name}}`;

  /** All placeholders as they are written in a text of a language. */
  const listPlaceholders = (language: Language) => names.map((name) => placeholderIn(name, language));

  /** The first part of a text in braces that is no placeholder, or a brace without its partner; undefined if there is none. */
  function findUnknownPlaceholder(text: string): string | undefined {
    const rest = text.replace(IN_BRACES, (written, name: string) => (findName(name) ? "" : written));
    return /\{[^{}\n]*\}?|\}/.exec(rest)?.[0].slice(0, MAX_SHOWN);
  }

  return {
    names,
    placeholderIn,
    listPlaceholders,

    /** The error of a saved text with an unknown placeholder; undefined if there is none. */
    checkPlaceholders(text: string, language: Language): Coded | undefined {
      const unknown = findUnknownPlaceholder(text);
      if (unknown === undefined) return undefined;
      return message("unknown_placeholder", { unknown, known: listPlaceholders(language).join(", ") });
    },

    /** Replaces placeholders by their texts, which are not searched for placeholders. One without a text stays. */
    fillPlaceholders: (text: string, values: Partial<Record<Name, string | null>>): string =>
      text.replace(IN_BRACES, (written, name: string) => {
        const known = findName(name);
        return (known && values[known]) || written;
      }),

    /** The placeholders that are still in a text, as they are written. */
    findUnfilled: (text: string): string[] => [
      ...new Set(
        [...text.matchAll(IN_BRACES)].flatMap(([written, name = ""]) => (findName(name) ? [written] : [])),
      ),
    ],
  };
}
