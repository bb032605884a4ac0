import type { ElementType } from "react";
import type { Bilingual, BilingualLines } from "../../content/pages/define-page.ts";
import { languageOf } from "../../ui/language.ts";
import type { Language } from "../../words/languages.ts";
import { fieldMark } from "../field-marks.ts";
import { useSite } from "../site-context.tsx";
import { DatedText } from "./dated-text.tsx";

/** A text of the school or of the program. */
export type AnyWords = Bilingual | string;

const OTHER: Record<Language, Language> = { en: "hi", hi: "en" };

/** The text in the page's language, or else in the other language. */
function chooseWords(words: AnyWords, language: Language, around = language) {
  const text = typeof words === "string" ? words : (words[language] ?? words[OTHER[language]]);
  return text ? { text, lang: languageOf(text, around) } : undefined;
}

/** Whether there is a text. */
export const isWritten = ({ en, hi }: Bilingual): boolean => Boolean(en || hi);

/** For attributes, which have no language of their own. */
export const textOf = (words: AnyWords, language: Language): string =>
  chooseWords(words, language)?.text ?? "";

/** The school's text, or the program's if there is none. */
export const orElse = (words: Bilingual, otherwise: string): AnyWords =>
  isWritten(words) ? words : otherwise;

export interface WordsProps {
  of: AnyWords;
  as?: ElementType;
  className?: string;
  id?: string;
  /** The language of the parent element, if it differs from the page's. */
  around?: Language;
  /** The part of the document that the text is made from; `of` by default. */
  field?: object;
}

/** A text in the page's language, or in the other one with a `lang` attribute. Renders nothing if it is empty. */
export function Words({ of, as: Element = "span", around, field, ...attributes }: WordsProps) {
  const shown = chooseWords(of, useSite().language, around);
  if (!shown) return null;
  return (
    <Element lang={shown.lang} {...attributes} {...fieldMark(field ?? (typeof of === "object" ? of : null))}>
      <DatedText text={shown.text} />
    </Element>
  );
}

/** A long text with an element for each paragraph. */
export function Paragraphs({ of, className }: { of: Bilingual; className?: string }) {
  const shown = chooseWords(of, useSite().language);
  if (!shown) return null;
  const paragraphs = shown.text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  return (
    <div lang={shown.lang} className={className} {...fieldMark(of)}>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text may say the same thing twice
        <p key={index} className="whitespace-pre-line">
          {paragraph.trim()}
        </p>
      ))}
    </div>
  );
}

/** The lines in the page's language, or else in the other language. */
export const linesOf = (lines: BilingualLines, language: Language): string[] =>
  lines[language].length > 0 ? lines[language] : lines[OTHER[language]];
