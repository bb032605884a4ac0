import { type Language, writtenIn } from "../words/languages.ts";
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

/** The texts of a content type that have a companion, in declaration order. */
export const translatedFields = ({ fields }: WithFields): TranslatedField[] =>
  Object.keys(fields).flatMap((original) => {
    const companion = companionOf({ fields }, original);
    const field = companion === undefined ? undefined : fields[companion];
    return companion !== undefined && field?.kind === "value" ? [{ original, companion, field }] : [];
  });

/** Whether some text of an entry exists only in English. Numbers are the same in both languages. */
export function lacksHindi(resource: WithFields, values: Readonly<Record<string, unknown>>): boolean {
  const captions = findCaptionsField(resource);
  return (
    translatedFields(resource).some(
      ({ original, companion }) => !values[companion] && writtenIn(String(values[original] ?? "")) === "en",
    ) ||
    (captions !== undefined && captionLacksHindi(readCaptions(values[captions.name])))
  );
}

/** On a Hindi page, replaces each text by its Hindi version if there is one. */
export function inLanguage<Entry extends object>(
  resource: WithFields,
  entry: Entry,
  language: Language | undefined,
): Entry {
  if (language !== "hi") return entry;
  const values = { ...entry } as Record<string, unknown>;
  for (const { original, companion } of translatedFields(resource)) {
    if (original in values) values[original] = values[companion] || values[original];
  }
  return values as Entry;
}
