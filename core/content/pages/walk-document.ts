import { LANGUAGES, type Language } from "../../words/languages.ts";
import type {
  AnyDocument,
  Bilingual,
  BilingualLines,
  OwnDocument,
  PageDeclaration,
  PageField,
  PageFields,
} from "./define-page.ts";

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The texts that name a version of an own document. */
export function titleOfOwn({ titleFields }: OwnDocument, document: AnyDocument): Bilingual {
  const [en, hi] = [document[titleFields.en], document[titleFields.hi]];
  return { en: typeof en === "string" ? en : null, hi: typeof hi === "string" ? hi : null };
}

/** Calls `visit` for every picture and PDF of a document with its path, and replaces it by the result. */
export const mapFiles = (
  { fields }: Pick<PageDeclaration, "fields">,
  document: AnyDocument,
  visit: Visit,
): AnyDocument => mapFields(fields, document, "", visit);

type Visit = (value: Record<string, unknown>, path: string, kind: "picture" | "pdf") => unknown;

function mapFields(fields: PageFields, values: AnyDocument, prefix: string, visit: Visit): AnyDocument {
  const mapped = { ...values };
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    const path = `${prefix}${name}`;
    if ((field.kind === "picture" || field.kind === "pdf") && isRecord(value)) {
      mapped[name] = visit(value, path, field.kind);
    }
    if (field.kind === "group" && isRecord(value)) {
      mapped[name] = mapFields(field.fields, value, `${path}.`, visit);
    }
    if (field.kind === "list" && Array.isArray(value)) {
      mapped[name] = value.map((item, index) =>
        isRecord(item) ? mapFields(field.fields, item, `${path}.${index}.`, visit) : item,
      );
    }
  }
  return mapped;
}

/** The stored files used by a document, or by some fields of it. */
export function documentFiles(page: Pick<PageDeclaration, "fields">, document: AnyDocument): string[] {
  const files: string[] = [];
  mapFiles(page, document, (value) => {
    if (typeof value.file === "string") files.push(value.file);
    return value;
  });
  return files;
}

/** The paths of texts that are missing in the language but exist in the other one. */
export const findWithout = (
  language: Language,
  { fields }: Pick<PageDeclaration, "fields">,
  document: AnyDocument,
): string[] =>
  findTexts(
    fields,
    document,
    (text) => !text[language]?.length && LANGUAGES.some((other) => isInWords(text[other])),
  );

/** Whether a text has words: a number is the same in every language. */
export const isInWords = (text: string | readonly string[] | null) => /\p{L}/u.test([text].flat().join(""));

/** The paths of texts that match `isWanted`, including the descriptions of pictures. */
export function findTexts(
  fields: PageFields,
  values: AnyDocument,
  isWanted: (text: Bilingual | BilingualLines) => boolean,
  prefix = "",
): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    const value = values[name];
    switch (field.kind) {
      case "bilingual":
        return !field.isName && isWanted(value as Bilingual) ? [path] : [];
      case "lines":
        return isWanted(value as BilingualLines) ? [path] : [];
      case "picture":
        return !field.isEmblem && isRecord(value) && isWanted(value.alt as Bilingual) ? [`${path}.alt`] : [];
      case "group":
        return findTexts(field.fields, value as AnyDocument, isWanted, `${path}.`);
      case "list":
        return (value as AnyDocument[]).flatMap((item, index) =>
          findTexts(field.fields, item, isWanted, `${path}.${index}.`),
        );
      default:
        return [];
    }
  });
}

/** The field at a path such as `rows.3.grade`. */
export function findField({ fields }: Pick<PageDeclaration, "fields">, path: string): PageField | undefined {
  const [name = "", ...rest] = path.split(".");
  const field = fields[name];
  // An item of a list has its number in the path.
  const inside = field?.kind === "list" ? rest.slice(1) : rest;
  return inside.length > 0 && (field?.kind === "group" || field?.kind === "list")
    ? findField(field, inside.join("."))
    : field;
}
