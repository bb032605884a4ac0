import type { Language } from "../../words/languages.ts";
import type { AnyDocument, Bilingual, BilingualLines, PageField, PageFields } from "./define-page.ts";

/** Only search engines read these. */
const SEARCH_ENGINE_FIELDS: ReadonlySet<string> = new Set(["searchTitle", "searchDescription"]);

const OTHER: Record<Language, Language> = { en: "hi", hi: "en" };

/** The texts that visitors read on a page, each in their language or otherwise in the other one. */
export const pageTexts = (fields: PageFields, document: AnyDocument, language: Language): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    SEARCH_ENGINE_FIELDS.has(name) ? [] : fieldTexts(field, document[name], language),
  );

function fieldTexts(field: PageField, value: unknown, language: Language): string[] {
  switch (field.kind) {
    case "bilingual": {
      const text = value as Bilingual;
      return [text[language] ?? text[OTHER[language]] ?? ""].filter(Boolean);
    }
    case "lines": {
      const lines = value as BilingualLines;
      return lines[language].length > 0 ? lines[language] : lines[OTHER[language]];
    }
    case "group":
      return pageTexts(field.fields, value as AnyDocument, language);
    case "list":
      return (value as AnyDocument[]).flatMap((item) => pageTexts(field.fields, item, language));
    default:
      return [];
  }
}

/** The headings of the sections of a page. */
export const pageHeadings = (fields: PageFields, document: AnyDocument, language: Language): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === "group") return pageHeadings(field.fields, document[name] as AnyDocument, language);
    return name.toLowerCase().endsWith("heading") ? fieldTexts(field, document[name], language) : [];
  });
