import type { z } from "zod";

/** A text in both languages; null where nobody has written it. It falls back to the other language only when it is shown. */
export interface Bilingual {
  en: string | null;
  hi: string | null;
}

/** A list of short texts in each language. */
export interface BilingualLines {
  en: string[];
  hi: string[];
}

export interface DocumentPicture {
  /** The name of a stored file. */
  file: string;
  alt: Bilingual;
  /** The point that stays in view where the picture is cut, in per cent from the left and the top; null: the middle. */
  focus: { x: number; y: number } | null;
}

interface AnyField {
  label: string;
  /** Helps whoever fills in the form. */
  hint?: string;
}

export interface BilingualField extends AnyField {
  kind: "bilingual";
  maximum: number;
  /** Several paragraphs, with an empty line between two. */
  isLong?: true;
  /** An item of a list needs it, in one of the languages. */
  required?: true;
}

export interface LinesField extends AnyField {
  kind: "lines";
  /** Characters of one line. */
  maximum: number;
  maxLines: number;
}

export interface PictureField extends AnyField {
  kind: "picture";
}

/** A value without a language; null while it is empty. */
export interface PageValueField<Value = unknown> extends AnyField {
  kind: "value";
  schema: z.ZodType<Value>;
  input: "text" | "number" | "tel" | "email" | "url" | "select";
  options?: readonly { value: Value; label: string }[];
  required?: true;
}

/** Any number of the options. */
export interface ChoicesField extends AnyField {
  kind: "choices";
  options: readonly { value: string; label: string }[];
}

export type ItemField = BilingualField | LinesField | PictureField | PageValueField;
export type ItemFields = Readonly<Record<string, ItemField>>;

/** Items have stable ids, and hold no lists of their own: what grows without end is a content type. */
export interface ListField<Fields extends ItemFields = ItemFields> extends AnyField {
  kind: "list";
  /** What one item is called, such as "slide". */
  item: string;
  /** The field that names an item while it is folded up. */
  title: keyof Fields & string;
  fields: Fields;
  maximum: number;
  /** Shown as a table of cells instead of a list to unfold. */
  isTable?: true;
  /** Another list of the page with the same fields, whose items may be copied here. */
  copiesFrom?: string;
}

export type GroupedField = ItemField | ChoicesField | ListField;

/** A part of the page with a name of its own. */
export interface GroupField<Fields = Readonly<Record<string, GroupedField>>> extends AnyField {
  kind: "group";
  fields: Fields;
}

export type PageField = GroupedField | GroupField;
export type PageFields = Readonly<Record<string, PageField>>;

export interface PageDeclaration<Fields extends PageFields = PageFields> {
  /** Its name in addresses of the API and the panel, and in the table `pages`. */
  name: string;
  /** What the office calls it. */
  title: string;
  /** Where visitors see it. */
  path: `/${string}`;
  fields: Fields;
}

/** Checks the literal at its definition while keeping its exact types. */
export const definePage = <const Fields extends PageFields>(
  page: PageDeclaration<Fields>,
): PageDeclaration<Fields> => page;

type FieldValue<F> = F extends { kind: "bilingual" }
  ? Bilingual
  : F extends { kind: "lines" }
    ? BilingualLines
    : F extends { kind: "picture" }
      ? DocumentPicture | null
      : F extends { kind: "choices" }
        ? string[]
        : F extends { kind: "list"; fields: infer Fields }
          ? ({ id: string } & DocumentFields<Fields>)[]
          : F extends { kind: "group"; fields: infer Fields }
            ? DocumentFields<Fields>
            : F extends PageValueField<infer Value>
              ? F extends { required: true }
                ? Value
                : Value | null
              : never;

type DocumentFields<Fields> = { -readonly [Name in keyof Fields]: FieldValue<Fields[Name]> };

/** What is stored and shown of a page. */
export type DocumentOf<Page extends { fields: unknown }> = DocumentFields<Page["fields"]>;

/** A document whose declaration is not known to whoever handles it. */
export type AnyDocument = Record<string, unknown>;
