import { LANGUAGE_NAMES, type Language } from "./languages.ts";

/** A text of a declaration for the office, in both languages. The API has the English. */
export type Label = Readonly<Record<Language, string>>;

export const label = (en: string, hi: string): Label => ({ en, hi });

/** The texts of labels in one language. */
export const textsIn = <Name extends string>(
  labels: Readonly<Record<Name, Label>>,
  language: Language,
): Record<Name, string> =>
  Object.fromEntries(Object.entries<Label>(labels).map(([name, texts]) => [name, texts[language]])) as Record<
    Name,
    string
  >;

/**
 * The label of a Hindi field: in Hindi in both languages, so that it is the same in forms, messages, the history, the audit log and
 * exports, and differs from the label of the original.
 */
export const hindiLabel = (text: string) => `${text} (${LANGUAGE_NAMES.hi})`;

/** The label of the same text in Hindi. */
export const inHindi = ({ hi }: Label): Label => ({ en: hindiLabel(hi), hi: hindiLabel(hi) });
