import type { Language } from "../../words/languages.ts";
import type { AnyDocument, Bilingual, BilingualLines, PageField, PageFields } from "./define-page.ts";

/** Only search engines read these. */
const SEARCH_ENGINE_FIELDS: ReadonlySet<string> = new Set(["searchTitle", "searchDescription"]);

const OTHER: Record<Language, Language> = { en: "hi", hi: "en" };

/** The texts that visitors read on a page, each in their language or otherwise in the other one. */
export const pageTexts = (fields: PageFields, document: AnyDocument, language: Language): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    SEARCH_ENGINE_FIELDS.has(name) || isHidden(document, name)
      ? []
      : fieldTexts(field, document[name], language),
  );

/** The office can leave sections of a page out. */
export const isHidden = ({ hiddenSections = [] }: AnyDocument, name: string) =>
  Array.isArray(hiddenSections) && hiddenSections.includes(name);

/** The texts of one part of a page. */
export function fieldTexts(field: PageField, value: unknown, language: Language): string[] {
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
    case "value":
      return READ_AS_TYPED.has(field.input) && hasNumber(value) ? [String(value)] : [];
    default:
      return [];
  }
}

/** Telephone, affiliation and certificate numbers, years and amounts; not days, times and counts. */
const READ_AS_TYPED: ReadonlySet<string> = new Set(["text", "number", "tel"]);

const hasNumber = (value: unknown) => /^(?!\d{4}-\d{2}-\d{2}$)[\p{L}\d +()/.-]*\d{4}/u.test(String(value));

/** The headings of the sections of a page. */
export const pageHeadings = (fields: PageFields, document: AnyDocument, language: Language): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (isHidden(document, name)) return [];
    if (field.kind === "group") return pageHeadings(field.fields, document[name] as AnyDocument, language);
    return name.toLowerCase().endsWith("heading") ? fieldTexts(field, document[name], language) : [];
  });

/** The titles of files to download. */
export const fileTitles = (fields: PageFields, document: AnyDocument, language: Language): string[] =>
  Object.entries(fields).flatMap(([name, list]) => {
    if (list.kind !== "list" || !Object.values(list.fields).some(({ kind }) => kind === "pdf")) return [];
    const title = list.title === undefined ? undefined : list.fields[list.title];
    return title
      ? (document[name] as AnyDocument[]).flatMap((item) =>
          fieldTexts(title, item[list.title ?? ""], language),
        )
      : [];
  });
