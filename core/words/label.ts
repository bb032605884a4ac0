import type { Language } from "./languages.ts";

/** A text of a declaration for the office, in both languages. The API has the English. */
export type Label = Readonly<Record<Language, string>>;

export const label = (en: string, hi: string): Label => ({ en, hi });

/** The label of the same text in Hindi. */
export const inHindi = ({ en, hi }: Label): Label => ({ en: `${en} in Hindi`, hi: `${hi} (हिन्दी में)` });
