import { z } from "zod";
import { message } from "../messages/message.ts";
import {
  phoneNumber,
  requiredNumber,
  requiredNumerals,
  requiredText,
  webAddressText,
} from "../resources/fields.ts";
import { readNumber } from "../text/read-number.ts";
import type {
  BilingualField,
  ChoicesField,
  GroupedField,
  GroupField,
  ItemFields,
  LinesField,
  ListField,
  PageValueField,
  PictureField,
} from "./define-page.ts";

/** A heading or a name. */
export const SHORT = 120;
/** A sentence or two. */
export const LINE = 300;
/** Paragraphs. */
const LONG = 4000;

type Details = { hint?: string };

export const bilingual = (label: string, maximum: number, details: Details = {}): BilingualField => ({
  kind: "bilingual",
  label,
  maximum,
  ...details,
});

export const requiredBilingual = (
  label: string,
  maximum: number,
  details: Details = {},
): BilingualField & { required: true } => ({ kind: "bilingual", label, maximum, required: true, ...details });

export const paragraphs = (label: string, details: Details = {}): BilingualField => ({
  kind: "bilingual",
  label,
  maximum: LONG,
  isLong: true,
  ...details,
});

export const lines = (label: string, details: Details & { maxLines?: number } = {}): LinesField => ({
  kind: "lines",
  label,
  maximum: LINE,
  maxLines: 20,
  ...details,
});

export const picture = (label: string, details: Details = {}): PictureField => ({
  kind: "picture",
  label,
  ...details,
});

export const phoneValue = (label: string): PageValueField<string> & { required: true } => ({
  kind: "value",
  label,
  schema: requiredNumerals(label, 40).pipe(phoneNumber(label)),
  input: "tel",
  required: true,
});

export const emailValue = (label: string): PageValueField<string> => ({
  kind: "value",
  label,
  schema: requiredText(label, 254).pipe(
    z.email(message("not_an_email", { label, example: "office@example.com" })),
  ),
  input: "email",
});

export const webAddress = (label: string, details: Details = {}): PageValueField<string> => ({
  kind: "value",
  label,
  schema: webAddressText(label),
  input: "url",
  ...details,
});

/** Forms send numbers as text. */
const wholeNumber = (label: string, minimum: number, maximum: number) => {
  const error = message("not_a_whole_number", { label, minimum, maximum });
  return z
    .union([z.number(), requiredText(label, 40).transform(readNumber)], {
      error,
    })
    .refine((value) => Number.isInteger(value) && value >= minimum && value <= maximum, error);
};

export const yearValue = (label: string): PageValueField<number> => ({
  kind: "value",
  label,
  schema: wholeNumber(label, 1800, 2100),
  input: "number",
});

export const count = (label: string, maximum = 1_000_000): PageValueField<number> => ({
  kind: "value",
  label,
  schema: wholeNumber(label, 0, maximum),
  input: "number",
});

export const rupees = (label: string): PageValueField<number> => count(label, 100_000_000);

export const percent = (label: string): PageValueField<number> => ({
  kind: "value",
  label,
  schema: requiredNumber(label, 0, 100),
  input: "number",
});

export const choice = <Value extends string>(
  label: string,
  options: readonly { value: Value; label: string }[],
  details: Details = {},
): PageValueField<Value> => ({
  kind: "value",
  label,
  schema: z.enum(options.map(({ value }) => value) as [Value, ...Value[]], {
    error: message("not_an_option", { label, options: options.map(({ value }) => value).join(", ") }),
  }) as unknown as z.ZodType<Value>,
  input: "select",
  options,
  ...details,
});

export const choices = (
  label: string,
  options: ChoicesField["options"],
  details: Details = {},
): ChoicesField => ({ kind: "choices", label, options, ...details });

export const list = <const Fields extends ItemFields>(
  label: string,
  details: Omit<ListField<Fields>, "kind" | "label">,
): ListField<Fields> => ({ kind: "list", label, ...details });

export const group = <const Fields extends Readonly<Record<string, GroupedField>>>(
  label: string,
  fields: Fields,
  details: Details = {},
): GroupField<Fields> => ({ kind: "group", label, fields, ...details });

/** The heading of a section and the line under it. */
export const sectionHead = { heading: bilingual("Heading", SHORT), line: bilingual("Line below", LINE) };

/** The description for search engines and shared links, and the text of the banner below the title. */
export const pageTop = {
  line: bilingual("Line below the title", LINE),
  searchTitle: bilingual("Title for search engines", 60),
  searchDescription: bilingual("Description for search engines", 170),
};

/** The top of a page that also has its own heading. */
export const pageHead = { heading: bilingual("Heading", SHORT), ...pageTop };
