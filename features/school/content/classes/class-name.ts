import type { Bilingual } from "../../../../core/content/pages/define-page.ts";
import { namesOf } from "../../../../core/content/site/letterhead.ts";
import type { OwnNames } from "../../../../core/content/types/define-resource.ts";
import type { Language } from "../../../../core/words/languages.ts";
import { classInHindi, sectionInHindi } from "./class-in-hindi.ts";

/** Sentences add the word themselves: "कक्षा 3, सेक्शन ए". */
const WORD_BEFORE = /^कक्षा\s+/;

/**
 * The name of a class in a language: from the school's own list, or else the Hindi of the classes that many schools have. Any
 * other name stays as it is stored.
 */
export function nameOfClass(classes: OwnNames, stored: string, language: Language): string {
  const found = classes.find(({ name }) => name.en === stored || name.hi === stored);
  if (language === "en") return (found && namesOf(found.name, "en")[0]) ?? stored;
  return (found?.name.hi ?? classInHindi(stored) ?? stored).replace(WORD_BEFORE, "");
}

/** The name of a section in a language: A is ए. A name that is not known stays as it is stored. */
export const nameOfSection = (stored: string, language: Language): string =>
  (language === "hi" ? sectionInHindi(stored) : undefined) ?? stored;

/** The name of a class or of several on a page; if its Hindi is blank, that of the classes that many schools have. */
export const classNameOf = ({ en, hi }: Bilingual): Bilingual => ({
  en,
  hi: hi ?? classInHindi(en ?? "") ?? null,
});
