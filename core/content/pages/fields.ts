import { z } from "zod";
import { type Label, label } from "../../words/label.ts";
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

export const bilingual = (label: Label, maximum: number, details: Details = {}): BilingualField => ({
  kind: "bilingual",
  label,
  maximum,
  ...details,
});

export const requiredBilingual = (
  label: Label,
  maximum: number,
  details: Pick<BilingualField, "isName"> = {},
): BilingualField & { required: true } => ({
  ...bilingual(label, maximum),
  required: true,
  ...details,
});

export const paragraphs = (label: Label, details?: Details): BilingualField => ({
  ...bilingual(label, LONG, details),
  isLong: true,
});

export const lines = (label: Label, details: Details & { maxLines?: number } = {}): LinesField => ({
  kind: "lines",
  label,
  maximum: LINE,
  maxLines: 20,
  ...details,
});

export const picture = (
  label: Label,
  details: Details & Pick<PictureField, "isEmblem"> = {},
): PictureField => ({
  kind: "picture",
  label,
  ...details,
});

export const pdf = (label: Label, details: Details = {}): PdfField => ({ kind: "pdf", label, ...details });

/** The label is also the one of the rule's messages. */
export const value = <Value>(
  label: Label,
  rule: (label: Label) => z.ZodType<Value>,
  input: PageValueField["input"] = "text",
  details: Details = {},
): PageValueField<Value> => ({ kind: "value", label, schema: rule(label), input, ...details });

export const optionalPhone = (label: Label): PageValueField<string> => value(label, phoneNumber, "tel");

export const phoneValue = (label: Label): PageValueField<string> & { required: true } => ({
  ...optionalPhone(label),
  required: true,
});

export const emailValue = (label: Label, details?: Details) => {
  const error = message("not_an_email", { label, example: "office@example.com" });
  return value(label, (it) => requiredText(it, 254).pipe(z.email(error)), "email", details);
};

export const webAddress = (label: Label, details?: Details) => value(label, webAddressText, "url", details);

/** A day without a time: `2026-11-15`. */
export const dayValue = (label: Label, details?: Details) => value(label, requiredDay, "date", details);

/** A time of day, stored as `07:30` in whatever way it is written. */
export const timeValue = (label: Label, details?: Details) =>
  value(
    label,
    (it) =>
      requiredNumerals(it, 20)
        .overwrite((text) => readTime(text) ?? text)
        .regex(TIME_OF_DAY, message("not_a_time", { label, example: "07:30" })),
    "time",
    details,
  );

/** Such as `2026-27`. */
export const sessionValue = (label: Label, example: string, details?: Details) =>
  value(
    label,
    (it) => requiredNumerals(it, 20).regex(/^\d{4}-\d{2}$/, message("not_a_session", { label, example })),
    "text",
    details,
  );

/** Forms send numbers as text. */
export const wholeNumber = (label: Label, minimum: number, maximum: number) => {
  const error = message("not_a_whole_number", { label, minimum, maximum });
  const schema = z
    .union([z.number(), requiredText(label, 40).transform(readNumber)], { error })
    .refine((number) => Number.isInteger(number) && number >= minimum && number <= maximum, error);
  return value(label, () => schema, "number");
};

export const yearValue = (label: Label) => wholeNumber(label, 1800, 2100);

export const count = (label: Label) => wholeNumber(label, 0, 1_000_000);

export const rupees = (label: Label) => wholeNumber(label, 0, 100_000_000);

export const percent = (label: Label) => value(label, (it) => requiredNumber(it, 0, 100), "number");

export const choice = <Value extends string>(
  label: Label,
  options: readonly { value: Value; label: Label }[],
  details?: Details,
): PageValueField<Value> => {
  const values = options.map((option) => option.value);
  const error = message("not_an_option", { label, options: values.join(", ") });
  return { ...value(label, () => z.enum(values, { error }), "select", details), options };
};

export const choices = (
  label: Label,
  options: ChoicesField["options"],
  details: Details = {},
): ChoicesField => ({ kind: "choices", label, options, ...details });

export const list = <const Fields extends ItemFields>(
  label: Label,
  details: Omit<ListField<Fields>, "kind" | "label">,
): ListField<Fields> => ({ kind: "list", label, ...details });

export const group = <const Fields extends Readonly<Record<string, GroupedField>>>(
  label: Label,
  fields: Fields,
  details: Details = {},
): GroupField<Fields> => ({ kind: "group", label, fields, ...details });

/** The heading of a section and the line under it. */
export const sectionHead = {
  heading: bilingual(label("Heading", "शीर्षक"), SHORT),
  line: bilingual(label("Line below", "नीचे की पंक्ति"), LINE),
};

export type SectionHead = DocumentOf<{ fields: typeof sectionHead }>;

export const headedText = {
  heading: bilingual(label("Heading", "शीर्षक"), SHORT),
  text: paragraphs(label("Text", "विवरण")),
};

/** The description for search engines and shared links, and the text of the banner below the title. */
export const pageTop = {
  line: bilingual(label("Line below the title", "शीर्षक के नीचे की पंक्ति"), LINE),
  searchTitle: bilingual(label("Title for search engines", "सर्च इंजन के लिए शीर्षक"), 60),
  searchDescription: bilingual(label("Description for search engines", "सर्च इंजन के लिए विवरण"), 170),
};

/** The top of a page that also has its own heading. */
export const pageHead = { heading: bilingual(label("Heading", "शीर्षक"), SHORT), ...pageTop };
