import type { Fields, FieldValue } from "../content/types/define-resource.ts";

/** Fields that the sample gives for every entry: what a new entry needs, and the Hindi of each text. */
type GivenName<F extends Fields> = {
  [Name in keyof F & string]: F[Name] extends { kind: "value" }
    ? Name extends `${string}Hi`
      ? Name
      : F[Name] extends { optional: true }
        ? never
        : FieldValue<F[Name]> extends string | number
          ? Name
          : never
    : never;
}[keyof F & string];

/** Optional fields except captions, which are stored by the names of files. */
type OptionalName<F extends Fields> = {
  [Name in keyof F & string]: F[Name] extends { kind: "value"; optional: true }
    ? FieldValue<F[Name]> extends string | number | null
      ? Name
      : never
    : never;
}[keyof F & string];

/**
 * The values of an entry that the sample loader puts into an empty database. Pictures are named by their key:
 * `sample/pictures/KEY.jpg`. Every list is in the order in which visitors see it, newest first, so the loader starts at its end.
 * A field that ends in Hi has the same text in Hindi; null if the text is in Hindi already.
 */
export type Sample<R extends { fields: Fields }> = {
  [Name in GivenName<R["fields"]>]: FieldValue<R["fields"][Name]>;
} & { [Name in OptionalName<R["fields"]>]?: FieldValue<R["fields"][Name]> };
