import type { Language } from "../../../../core/words/languages.ts";

/** The placeholders of saved replies, with the Hindi name of each. */
const PLACEHOLDERS = {
  name: "नाम",
  class: "कक्षा",
  reference: "संदर्भ",
  school: "विद्यालय",
  hours: "समय",
} as const;

export type Placeholder = keyof typeof PLACEHOLDERS;

export const PLACEHOLDER_NAMES = Object.keys(PLACEHOLDERS) as Placeholder[];

/** The texts by placeholder; null or absent if there is none. */
export type PlaceholderValues = Partial<Record<Placeholder, string | null>>;

/** A placeholder as it is written in a text: `{name}`, in Hindi `{नाम}`. Both are understood in every text. */
export const placeholderIn = (name: Placeholder, language: Language) =>
  `{${language === "hi" ? PLACEHOLDERS[name] : name}}`;

/** All placeholders as they are written in a text of a language. */
export const listPlaceholders = (language: Language) =>
  PLACEHOLDER_NAMES.map((name) => placeholderIn(name, language));

const IN_BRACES = /\{([^{}\n]*)\}/g;
const MAX_SHOWN = 40;

function findName(written: string): Placeholder | undefined {
  const name = written.trim().toLowerCase().normalize("NFC");
  return PLACEHOLDER_NAMES.find((each) => each === name || PLACEHOLDERS[each] === name);
}

/** The first part of a text in braces that is no placeholder, or a brace without its partner; undefined if there is none. */
export function findUnknownPlaceholder(text: string): string | undefined {
  const rest = text.replace(IN_BRACES, (written, name: string) => (findName(name) ? "" : written));
  return /\{[^{}\n]*\}?|\}/.exec(rest)?.[0].slice(0, MAX_SHOWN);
}

/** Replaces placeholders by their texts, which are not searched for placeholders. One without a text stays. */
export const fillPlaceholders = (text: string, values: PlaceholderValues): string =>
  text.replace(IN_BRACES, (written, name: string) => {
    const known = findName(name);
    return (known && values[known]) || written;
  });

/** The placeholders that are still in a text, as they are written. */
export const findUnfilled = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(IN_BRACES)].flatMap(([written, name = ""]) => (findName(name) ? [written] : [])),
  ),
];

/** For previews of saved replies. */
export const EXAMPLE_VALUES: Readonly<Record<Language, Record<Placeholder, string>>> = {
  en: {
    name: "Priya Sharma",
    class: "Class 3",
    reference: "K7M-4PX",
    school: "Our School",
    hours: "Monday to Saturday, 9 am to 2 pm",
  },
  hi: {
    name: "प्रिया शर्मा",
    class: "कक्षा 3",
    reference: "K7M-4PX",
    school: "हमारा विद्यालय",
    hours: "सोमवार से शनिवार, सुबह 9 से दोपहर 2 बजे तक",
  },
};
