import type { Fields, ValueField } from "./define-resource.ts";

const SUFFIX = "Hi";

/** The field that has the same text in Hindi. */
export type CompanionName<Name extends string> = `${Name}${typeof SUFFIX}`;

/** The fields of a declaration that have a companion. */
export type TranslatedName<F extends Fields> = {
  [Name in keyof F & string]: CompanionName<Name> extends keyof F ? Name : never;
}[keyof F & string];

interface WithFields {
  fields: Fields;
}

/** The name of the field that has the same text in Hindi; undefined where a text has none. */
export function companionOf<R extends WithFields, Name extends TranslatedName<R["fields"]>>(
  resource: R,
  name: Name,
): CompanionName<Name>;
export function companionOf(resource: WithFields, name: string): string | undefined;
export function companionOf({ fields }: WithFields, name: string): string | undefined {
  const companion = name + SUFFIX;
  return Object.hasOwn(fields, companion) ? companion : undefined;
}

export interface TranslatedField {
  original: string;
  companion: string;
  /** The declaration of the companion. */
  field: ValueField;
}

/** The texts of a content type that have a companion, in the order of the declaration. */
export const translatedFields = ({ fields }: WithFields): TranslatedField[] =>
  Object.keys(fields).flatMap((original) => {
    const companion = companionOf({ fields }, original);
    const field = companion === undefined ? undefined : fields[companion];
    return companion !== undefined && field?.kind === "value" ? [{ original, companion, field }] : [];
  });
