import type {
  AnyDocument,
  Bilingual,
  BilingualLines,
  PageDeclaration,
} from "../../content/pages/define-page.ts";
import { findTexts, isInWords } from "../../content/pages/walk-document.ts";
import type { Language } from "../../words/languages.ts";
import { getAt } from "./document-path.ts";

type Text = Bilingual | BilingualLines;

/** A text in only one language. */
export interface Gap {
  /** The path of the missing language. */
  path: string;
  /** Its position among all texts of the page. */
  place: number;
}

export function findGaps(
  page: PageDeclaration,
  document: AnyDocument,
  languages: readonly Language[],
): Gap[] {
  return findTexts(page.fields, document, () => true).flatMap((path, place) => {
    const language = missingLanguage(getAt(document, path) as Text, languages);
    return language ? [{ path: `${path}.${language}`, place }] : [];
  });
}

/** The next gap after a position; after the last one the first. */
export const nextGap = (gaps: readonly Gap[], from: number): Gap | undefined =>
  gaps.find(({ place }) => place > from) ?? gaps[0];

/** The language that a text lacks while it has the other one. A school with one language lacks no translations. */
export function missingLanguage({ en, hi }: Text, languages: readonly Language[]): Language | undefined {
  if (languages.length < 2 || hasText(en) === hasText(hi)) return undefined;
  if (!isInWords(hasText(en) ? en : hi)) return undefined;
  return hasText(en) ? "hi" : "en";
}

const hasText = (text: string | readonly string[] | null) => /\S/.test([text].flat().join(""));

const ADDRESS = /@|:\/\/|\bwww\./;

/**
 * The language of a text, by its script, if it is not that of its field. Texts in both scripts, addresses and names in
 * capitals such as CBSE fit either field.
 */
export function strangeLanguage(text: string, field: Language): Language | undefined {
  const isHindi = /\p{Script=Devanagari}/u.test(text);
  const isEnglish = /\p{Script=Latin}/u.test(text);
  if (isHindi === isEnglish || ADDRESS.test(text)) return undefined;
  if (isHindi) return field === "en" ? "hi" : undefined;
  return field === "hi" && /\p{Lowercase}{2}/u.test(text) ? "en" : undefined;
}
