import { z } from "zod";
import { inHindi, type Label, label } from "../../words/label.ts";
import "../api/schemas-in-browsers.ts";
import { isOriginalName } from "../files/images.ts";
import type { UploadRule } from "../files/upload-rules.ts";
import { type Coded, message } from "../messages/message.ts";
import { withoutInvisible } from "../search/fold-hindi.ts";
import { CONTROL_CHARACTERS } from "../text/control-characters.ts";
import { isEmailAddress } from "../text/email-address.ts";
import { readMoment } from "../text/india-time.ts";
import { plainNumerals, readNumber, readPhone } from "../text/read-number.ts";
import { TIME_OF_DAY } from "../text/read-time.ts";
import { type Captions, type CaptionText, MAX_CAPTION, withoutEmptyTexts } from "./captions.ts";
import type { FileField, FilesField, ValueField } from "./define-resource.ts";

/** PostgreSQL rejects lone surrogates as well. */
const isStorable = (text: string) => text.isWellFormed() && text.search(CONTROL_CHARACTERS) === -1;

export const storableText = (label: Label, maximum: number, missing = message("not_text", { label })) =>
  z
    .string({ error: missing })
    .trim()
    // Text of invisible characters only counts as empty; inside a text they join letters and stay.
    .overwrite((text) => (withoutInvisible(text) === "" ? "" : text))
    .max(maximum, message("too_long", { label, maximum }))
    .refine(isStorable, message("not_storable", { label }));

export const requiredText = (label: Label, maximum: number, missing = message("required", { label })) =>
  storableText(label, maximum, missing).min(1, missing);

/** For texts of digits, which are stored as 0 to 9. */
export const requiredNumerals = (label: Label, maximum: number, missing?: Coded) =>
  requiredText(label, maximum, missing).overwrite(plainNumerals);

/** An empty text is stored as null. */
export const optionalText = (label: Label, maximum: number) =>
  storableText(label, maximum).transform((text) => text || null);

/** A text for which `isValid` holds; an empty text is stored as null. */
const emptyOr = (isValid: (text: string) => boolean, label: Label, error: Coded) =>
  storableText(label, 40)
    .overwrite(plainNumerals)
    .refine((text) => text === "" || isValid(text), error)
    .transform((text) => text || null);

/** A URL. Line breaks are rejected, because browsers ignore them and would open another address. */
export const webAddressText = (label: Label) => {
  const error = message("not_a_link", { label, example: "https://example.com" });
  return requiredText(label, 2000)
    .regex(/^\S*$/, error)
    .pipe(z.url({ protocol: /^https?$/, error }));
};

/** An empty text is stored as null. */
export const optionalEmail = (label: Label) =>
  storableText(label, 254)
    .refine(
      (text) => text === "" || isEmailAddress(text),
      message("not_an_email", { label, example: "name@example.com" }),
    )
    .transform((text) => text || null);

const PHONE_CHARACTERS = /^\+?[\d\s-]+$/;

export const phoneNumber = (label: Label, missing = message("required", { label })) =>
  requiredText(label, 40, missing)
    .overwrite(readPhone)
    .refine(
      (text) => {
        const digits = text.replace(/\D/g, "").length;
        return PHONE_CHARACTERS.test(text) && digits >= 7 && digits <= 15;
      },
      message("not_a_phone_number", { label }),
    );

const isCalendarDate = (text: string) =>
  z.iso.date().safeParse(text).success || z.iso.datetime({ offset: true }).safeParse(text).success;

const dateMessage = (label: Label) => message("not_a_date", { label, example: "2026-11-15" });

export const requiredDate = (label: Label, missing = message("required", { label })) =>
  requiredNumerals(label, 40, missing).refine(isCalendarDate, dateMessage(label));

export const optionalDate = (label: Label) => emptyOr(isCalendarDate, label, dateMessage(label));

const A_DAY = "A date such as 2026-11-15";

/** Years far from the present are typing errors. */
const FIRST_YEAR = "2000";

const isDayFrom = (firstYear: string) => (text: string) =>
  z.iso.date().safeParse(text).success && text >= firstYear && text < "2101";

/** A day without a time. */
export const requiredDay = (label: Label, firstYear = FIRST_YEAR) =>
  requiredNumerals(label, 40).refine(isDayFrom(firstYear), dateMessage(label)).describe(A_DAY);

export const optionalDay = (label: Label, firstYear = FIRST_YEAR) =>
  emptyOr(isDayFrom(firstYear), label, dateMessage(label)).describe(A_DAY);

export const optionalTime = (label: Label) =>
  emptyOr((text) => TIME_OF_DAY.test(text), label, message("not_a_time", { label, example: "09:30" }));

/** A moment with a time zone, or in Indian time without one; stored in UTC. An empty text is stored as null. */
export const optionalMoment = (label: Label) =>
  storableText(label, 40).transform((text, context) => {
    const moment = text === "" ? null : readMoment(plainNumerals(text));
    if (moment !== undefined) return moment;
    context.addIssue({
      code: "custom",
      message: message("not_a_moment", { label, example: "2026-11-17T07:00" }),
    });
    return z.NEVER;
  });

/** Forms send numbers as text, JSON clients as numbers or text. */
export function requiredNumber(label: Label, minimum: number, maximum: number, missing?: Coded) {
  const error = message("not_a_number", { label, minimum, maximum });
  return z
    .union([z.number(), z.string().trim().min(1).max(40).transform(readNumber)], {
      error: missing ?? error,
    })
    .refine((value) => Number.isFinite(value) && value >= minimum && value <= maximum, error);
}

const oneOf = <const Options extends readonly [string, ...string[]]>(
  label: Label,
  options: Options,
  missing = message("required", { label }),
) =>
  z
    .string({ error: missing })
    .min(1, missing)
    .pipe(z.enum(options, { error: message("not_an_option", { label, options: options.join(", ") }) }));

/** An empty text is stored as null. */
const optionalOneOf = <const Options extends readonly string[]>(label: Label, options: Options) =>
  z
    .enum(["", ...options], { error: message("not_an_option", { label, options: options.join(", ") }) })
    .transform((text): Options[number] | null => (text === "" ? null : text));

/** The label is also the one of the rule's messages. */
export const textField = <Value>(
  label: Label,
  rule: (label: Label) => z.ZodType<Value>,
  input: ValueField["input"] = "text",
): ValueField<Value> => ({ kind: "value", column: "text", label, schema: rule(label), input });

export const requiredField = (label: Label, maximum: number, input?: "text" | "textarea") =>
  textField(label, (it) => requiredText(it, maximum), input);

/**
 * The same text in Hindi, with the same limit. Optional, and never filled from the other language: the page decides which of
 * the two it shows.
 */
export const hindiField = (
  label: Label,
  maximum: number,
  input?: "text" | "textarea",
): ValueField<string | null> & { optional: true; isInHindi: true } => ({
  ...optionalField(inHindi(label), maximum, input),
  isInHindi: true,
});

/** The `_id` of a linked child's record. */
export const childField = (label: Label, error: Coded) =>
  optional(textField(label, (it) => emptyOr((text) => z.uuid().safeParse(text).success, it, error)));

/** May be omitted from a new entry and is then stored as null. */
export const optional = <Value>(field: ValueField<Value>): ValueField<Value> & { optional: true } => ({
  ...field,
  optional: true,
});

export const optionalField = (label: Label, maximum: number, input?: "text" | "textarea") =>
  optional(textField(label, (it) => optionalText(it, maximum), input));

/** Required in a new entry; an edit may clear it. */
export const emptyOnUpdate = <Value>(
  field: ValueField<Value>,
): ValueField<Value> & { emptyOnUpdate: true } => ({ ...field, emptyOnUpdate: true });

export const numberField = (
  label: Label,
  minimum: number,
  maximum: number,
  missing?: Coded,
): ValueField<number> => ({
  kind: "value",
  column: "real",
  label,
  schema: requiredNumber(label, minimum, maximum, missing),
  input: "number",
});

/** A checkbox, optional in a new entry. Forms send texts only. */
export const flagField = (label: Label): ValueField<boolean> => ({
  kind: "value",
  column: "flag",
  label,
  schema: z
    .union([z.boolean(), z.enum(["true", "false"]).transform((text) => text === "true")], {
      error: message("not_a_flag", { label }),
    })
    .default(false),
  input: "checkbox",
});

/** One of some texts, each with its Hindi. */
export const choiceField = <const Options extends readonly [string, ...string[]]>(
  label: Label,
  options: Options,
  optionsHi: Readonly<Record<Options[number], string>>,
): ValueField<Options[number]> => ({
  ...textField(label, (it) => oneOf(it, options), "select"),
  options,
  optionsHi,
});

export const optionalChoice = <const Options extends readonly [string, ...string[]]>(
  label: Label,
  options: Options,
  optionsHi: Readonly<Record<Options[number], string>>,
): ValueField<Options[number] | null> & { optional: true } =>
  optional({ ...textField(label, (it) => optionalOneOf(it, options), "select"), options, optionsHi });

export const fileField = (
  label: Label,
  rule: UploadRule,
  details: Partial<Pick<FileField, "required" | "pathPrefix">> = {},
): FileField => ({ kind: "file", column: "text", label, rule, pathPrefix: "", ...details });

export const filesField = (label: Label, rule: UploadRule, required?: Coded): FilesField => ({
  kind: "files",
  column: "text",
  label,
  rule,
  ...(required !== undefined && { required }),
});

const CAPTION = label("Caption", "फ़ोटो परिचय");

/** One line: a pasted line break becomes a space. */
const captionText = z
  .string({ error: message("not_text", { label: CAPTION }) })
  .overwrite((text) => text.replace(/\s+/g, " "))
  .pipe(storableText(CAPTION, MAX_CAPTION))
  .optional();

const captionTexts = z.strictObject({
  caption: captionText,
  captionHi: captionText,
  alt: captionText,
  altHi: captionText,
} satisfies Record<CaptionText, unknown>);

/** The captions of the pictures in the list `captionsOf`. Forms send JSON; without any text, null is stored. */
export function captionsField(captionsOf: string): ValueField<Captions | null> & { optional: true } {
  const captions = label("Captions", "फ़ोटो परिचय");
  const schema = z
    .string({ error: message("not_text", { label: captions }) })
    .transform((text, context): unknown => {
      try {
        return text.trim() === "" ? {} : JSON.parse(text);
      } catch {
        context.addIssue({ code: "custom", message: message("not_valid", { label: captions }) });
        return z.NEVER;
      }
    })
    .pipe(
      z
        .record(z.string(), captionTexts)
        .refine((texts) => Object.keys(texts).every(isOriginalName), message("not_a_picture_name")),
    )
    .transform(withoutEmptyTexts);
  return { ...optional(textField(captions, () => schema)), input: "captions", captionsOf };
}
