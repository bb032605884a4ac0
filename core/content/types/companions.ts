import { type Language, writtenIn } from "../../words/languages.ts";
import { captionLacksHindi, findCaptionsField, readCaptions } from "./captions.ts";
import type { Fields, ValueField } from "./define-resource.ts";

const SUFFIX = "Hi";

/** The name of the field with the same text in Hindi. */
export type CompanionName<Name extends string> = `${Name}${typeof SUFFIX}`;

/** The fields of a declaration that have a companion. */
export type TranslatedName<F extends Fields> = {
  [Name in keyof F & string]: CompanionName<Name> extends keyof F ? Name : never;
}[keyof F & string];

type WithFields = { fields: Fields };
type WithPublicFields = WithFields & { publicFields: readonly string[] };

/** The name of the field with the same text in Hindi; undefined if there is none. */
export function companionOf<R extends WithFields, Name extends TranslatedName<R["fields"]>>(
  resource: R,
  name: Name,
): CompanionName<Name>;
export function companionOf(resource: WithFields, name: string): string | undefined;
export function companionOf({ fields }: WithFields, name: string): string | undefined {
  const companion = name + SUFFIX;
  return Object.hasOwn(fields, companion) ? companion : undefined;
}

export const isCompanion = (resource: WithFields, name: string): boolean =>
  Object.keys(resource.fields).some((original) => companionOf(resource, original) === name);

export interface TranslatedField {
  original: string;
  companion: string;
  /** The declaration of the companion. */
  field: ValueField;
}

/** Cached by the fields of a declaration, because lists call it for every entry. */
const found = new WeakMap<Fields, readonly TranslatedField[]>();

/** The texts of a content type that have a companion, in declaration order. */
export function translatedFields({ fields }: WithFields): readonly TranslatedField[] {
  const known = found.get(fields) ?? findTranslated(fields);
  found.set(fields, known);
  return known;
}

const findTranslated = (fields: Fields): TranslatedField[] =>
  Object.keys(fields).flatMap((original) => {
    const companion = companionOf({ fields }, original);
    const field = companion === undefined ? undefined : fields[companion];
    return companion !== undefined && field?.kind === "value" ? [{ original, companion, field }] : [];
  });

/** Whether some text that visitors see exists only in English. Numbers are the same in both languages. */
export function lacksHindi(resource: WithPublicFields, values: Readonly<Record<string, unknown>>): boolean {
  const captions = findCaptionsField(resource);
  return (
    translatedFields(resource).some(
      ({ original, companion }) =>
        resource.publicFields.includes(companion) &&
        !values[companion] &&
        writtenIn(String(values[original] ?? "")) === "en",
    ) ||
    (captions !== undefined && captionLacksHindi(readCaptions(values[captions.name])))
  );
}

/** The entry with each text in a language, or else in the other one. Without a language the entry is unchanged. */
export function inLanguage<Entry extends object>(
  resource: WithFields,
  entry: Entry,
  language: Language | undefined,
): Entry {
  if (language === undefined) return entry;
  const values = { ...entry } as Record<string, unknown>;
  for (const { original, companion } of translatedFields(resource)) {
    if (!(original in values)) continue;
    const [own, other] = language === "hi" ? [companion, original] : [original, companion];
    values[original] = values[own] || values[other] || values[original];
  }
  return values as Entry;
}

/** The same for a title without its entry, as in the trash and the audit log; null if there is none. */
export const titleIn = (
  { title, titleHi }: { title: string | null; titleHi: string | null },
  language: Language,
): string | null => (language === "hi" ? titleHi || title : title || titleHi);
