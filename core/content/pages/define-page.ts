import type { z } from "zod";
import type { Label } from "../../words/label.ts";
import type { Language } from "../../words/languages.ts";
import type { Coded } from "../messages/message.ts";
import type { PageStep } from "./setup-steps.ts";

/** A text in both languages; null if not written. The fallback to the other language happens only when it is shown. */
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
  /** The point that stays visible when the picture is cropped, in per cent from the left and the top; null for the centre. */
  focus: { x: number; y: number } | null;
}

/** A PDF for visitors to open. */
export interface DocumentPdf {
  /** The name of a stored file. */
  file: string;
  /** The day in India on which the file was uploaded, set by the server; null for files of earlier versions. */
  addedOn: string | null;
}

interface AnyField {
  label: Label;
  /** Help text in the form. */
  hint?: Label;
  /** The step of the setup guide that is open while the field is blank. */
  neededFor?: PageStep;
}

export interface BilingualField extends AnyField {
  kind: "bilingual";
  maximum: number;
  /** Several paragraphs, separated by empty lines. */
  isLong?: true;
  /** Required in each list item, in at least one language. */
  required?: true;
  /** A name that everybody reads, such as "Class 5" or LKG: one language is enough. */
  isName?: true;
}

export interface LinesField extends AnyField {
  kind: "lines";
  /** Characters per line. */
  maximum: number;
  maxLines: number;
}

export interface PictureField extends AnyField {
  kind: "picture";
  /** Shown whole, beside the name that describes it: the form has neither a description nor a focus point. */
  isEmblem?: true;
}

export interface PdfField extends AnyField {
  kind: "pdf";
}

/** A value without a language; null while empty. */
export interface PageValueField<Value = unknown> extends AnyField {
  kind: "value";
  schema: z.ZodType<Value>;
  input: "text" | "number" | "tel" | "email" | "url" | "date" | "time" | "select";
  options?: readonly { value: Value; label: Label }[];
  required?: true;
}

/** Any number of the options. */
export interface ChoicesField extends AnyField {
  kind: "choices";
  options: readonly { value: string; label: Label }[];
}

export type ItemField = BilingualField | LinesField | PictureField | PdfField | PageValueField;
export type ItemFields = Readonly<Record<string, ItemField>>;

/** Items have stable ids and contain no lists: data that grows without limit is a content type. */
export interface ListField<Fields extends ItemFields = ItemFields> extends AnyField {
  kind: "list";
  /** The name of one item, such as "slide". */
  item: Label;
  /** The field that names a collapsed item. */
  title: keyof Fields & string;
  fields: Fields;
  maximum: number;
  /** Shown as a table instead of an expandable list. */
  isTable?: true;
  /** Another list of the page with the same fields; its items can be copied here. */
  copiesFrom?: string;
  /** A list of the page of the school, whose texts can be the first items. */
  startsFrom?: { list: string; text: string; to: keyof Fields & string; label: Label };
}

export type GroupedField = ItemField | ChoicesField | ListField;

/** A named part of the page. */
export interface GroupField<Fields = Readonly<Record<string, GroupedField>>> extends AnyField {
  kind: "group";
  fields: Fields;
}

export type PageField = GroupedField | GroupField;
export type PageFields = Readonly<Record<string, PageField>>;

export interface PageDeclaration<Fields extends PageFields = PageFields> {
  /** The name in API and panel addresses and in the table `pages`. */
  name: string;
  /** The office's name of the page. */
  title: Label;
  /** The public address. */
  path: `/${string}`;
  fields: Fields;
  /** Rules between fields: returns errors by path, such as `rows.3.below`. Called with documents whose fields are valid. */
  rules?(document: DocumentFields<Fields>): Record<string, Coded>;
}

/** Checks the literal against the type and keeps its exact type. */
export const definePage = <const Fields extends PageFields>(
  page: PageDeclaration<Fields>,
): PageDeclaration<Fields> => page;

/** A document without a page of its own. Its name is its type in the history, where pages share one type. */
export interface OwnDocument<Fields extends PageFields = PageFields> extends PageDeclaration<Fields> {
  /** The texts that name a version, such as in the trash. */
  titleFields: Readonly<Record<Language, keyof Fields & string>>;
}

export const defineOwnDocument = <const Fields extends PageFields>(
  document: OwnDocument<Fields>,
): OwnDocument<Fields> => document;

type FieldValue<F> = F extends { kind: "bilingual" }
  ? Bilingual
  : F extends { kind: "lines" }
    ? BilingualLines
    : F extends { kind: "picture" }
      ? DocumentPicture | null
      : F extends { kind: "pdf" }
        ? DocumentPdf | null
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

/** The stored document of a page. */
export type DocumentOf<Page extends { fields: unknown }> = DocumentFields<Page["fields"]>;

/** A document of any page. */
export type AnyDocument = Record<string, unknown>;
