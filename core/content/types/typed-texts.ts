import { type Language, type SiteLanguages, writtenIn } from "../../words/languages.ts";

/** The stored texts of a field and its companion; empty if there is none. */
export interface StoredTexts {
  original: string;
  companion: string;
}

/** The texts of a form, by the languages of the school. */
export type TypedTexts = Partial<Record<Language, string>>;

/**
 * The stored texts as a form shows them (decision 061). A school with one language has one text, whatever its language is. With two
 * languages, a single text is in the field of its own language.
 */
export function toTyped({ original, companion }: StoredTexts, [main, other]: SiteLanguages): TypedTexts {
  if (other === undefined) return { [main]: (main === "hi" && companion) || original || companion };
  if (companion === "" && writtenIn(original) === "hi") return { en: "", hi: original };
  return { en: original, hi: companion };
}

/** A single text is stored in the original field, in any language: the API requires that field. */
export const toStored = ({ en = "", hi = "" }: TypedTexts): StoredTexts =>
  isBlank(en) || isBlank(hi)
    ? { original: isBlank(en) ? hi : en, companion: "" }
    : { original: en, companion: hi };

/**
 * The texts to store after an edit. Unchanged texts stay as they are. A school with one language replaces both texts: the hidden
 * translation would be outdated.
 */
export function changeTexts(stored: StoredTexts, typed: TypedTexts, languages: SiteLanguages): StoredTexts {
  const shown = toTyped(stored, languages);
  const isSame = (language: Language) => (typed[language] ?? "").trim() === (shown[language] ?? "").trim();
  return languages.every(isSame) ? stored : toStored(typed);
}

const isBlank = (text: string) => text.trim() === "";
