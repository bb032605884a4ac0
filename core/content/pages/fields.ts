import { z } from "zod";
import { message } from "../messages/message.ts";
import { readNumber } from "../text/read-number.ts";
import { readTime, TIME_OF_DAY } from "../text/read-time.ts";
import {
  phoneNumber,
  requiredDay,
  requiredNumber,
  requiredNumerals,
  requiredText,
  webAddressText,
} from "../types/fields.ts";
import type {
  BilingualField,
  ChoicesField,
  DocumentOf,
  GroupedField,
  GroupField,
  ItemFields,
  LinesField,
  ListField,
  PageValueField,
  PdfField,
  PictureField,
} from "./define-page.ts";

/** A heading or a name. */
export const SHORT = 120;
/** A sentence or two. */
export const LINE = 300;
/** Paragraphs. */
const LONG = 4000;

type Details = Pick<BilingualField, "hint" | "neededFor">;

export const bilingual = (label: string, maximum: number, details: Details = {}): BilingualField => ({
  kind: "bilingual",
  label,
  maximum,
  ...details,
});

export const requiredBilingual = (label: string, maximum: number): BilingualField & { required: true } => ({
  ...bilingual(label, maximum),
  required: true,
});

export const paragraphs = (label: string, details?: Details): BilingualField => ({
  ...bilingual(label, LONG, details),
  isLong: true,
});

export const lines = (label: string, details: Details & { maxLines?: number } = {}): LinesField => ({
  kind: "lines",
  label,
  maximum: LINE,
  maxLines: 20,
  ...details,
});

export const picture = (
  label: string,
  details: Details & Pick<PictureField, "isEmblem"> = {},
): PictureField => ({
  kind: "picture",
  label,
  ...details,
});

export const pdf = (label: string, details: Details = {}): PdfField => ({ kind: "pdf", label, ...details });

export const value = <Value>(
  label: string,
  schema: z.ZodType<Value>,
  input: PageValueField["input"] = "text",
  details: Details = {},
): PageValueField<Value> => ({ kind: "value", label, schema, input, ...details });

export const optionalPhone = (label: string): PageValueField<string> =>
  value(label, phoneNumber(label), "tel");

export const phoneValue = (label: string): PageValueField<string> & { required: true } => ({
  ...optionalPhone(label),
  required: true,
});

export const emailValue = (label: string, details?: Details) => {
  const error = message("not_an_email", { label, example: "office@example.com" });
  return value(label, requiredText(label, 254).pipe(z.email(error)), "email", details);
};

export const webAddress = (label: string, details?: Details) =>
  value(label, webAddressText(label), "url", details);

/** A day without a time: `2026-11-15`. */
export const dayValue = (label: string, details?: Details) =>
  value(label, requiredDay(label), "date", details);

/** A time of day, stored as `07:30` in whatever way it is written. */
export const timeValue = (label: string, details?: Details) =>
  value(
    label,
    requiredNumerals(label, 20)
      .overwrite((text) => readTime(text) ?? text)
      .regex(TIME_OF_DAY, message("not_a_time", { label, example: "07:30" })),
    "time",
    details,
  );

/** Such as `2026-27`. */
export const sessionValue = (label: string, example: string, details?: Details) =>
  value(
    label,
    requiredNumerals(label, 20).regex(/^\d{4}-\d{2}$/, message("not_a_session", { label, example })),
    "text",
    details,
  );

/** Forms send numbers as text. */
export const wholeNumber = (label: string, minimum: number, maximum: number) => {
  const error = message("not_a_whole_number", { label, minimum, maximum });
  const schema = z
    .union([z.number(), requiredText(label, 40).transform(readNumber)], { error })
    .refine((number) => Number.isInteger(number) && number >= minimum && number <= maximum, error);
  return value(label, schema, "number");
};

export const yearValue = (label: string) => wholeNumber(label, 1800, 2100);

export const count = (label: string) => wholeNumber(label, 0, 1_000_000);

export const rupees = (label: string) => wholeNumber(label, 0, 100_000_000);

export const percent = (label: string) => value(label, requiredNumber(label, 0, 100), "number");

export const choice = <Value extends string>(
  label: string,
  options: readonly { value: Value; label: string }[],
  details?: Details,
): PageValueField<Value> => {
  const values = options.map((option) => option.value);
  const error = message("not_an_option", { label, options: values.join(", ") });
  return { ...value(label, z.enum(values, { error }), "select", details), options };
};

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

export type SectionHead = DocumentOf<{ fields: typeof sectionHead }>;

export const headedText = { heading: bilingual("Heading", SHORT), text: paragraphs("Text") };

/** The description for search engines and shared links, and the text of the banner below the title. */
export const pageTop = {
  line: bilingual("Line below the title", LINE),
  searchTitle: bilingual("Title for search engines", 60),
  searchDescription: bilingual("Description for search engines", 170),
};

/** The top of a page that also has its own heading. */
export const pageHead = { heading: bilingual("Heading", SHORT), ...pageTop };
