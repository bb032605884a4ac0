import { z } from "zod";
import { message } from "../../../core/content/messages/message.ts";
import type { Bilingual } from "../../../core/content/pages/define-page.ts";
import { optionalText } from "../../../core/content/types/fields.ts";
import { label } from "../../../core/words/label.ts";
import { FIRST_TEXTS } from "./office/first-texts.ts";
import { STEPS } from "./steps.ts";

export const MAX_QUESTIONS = 10;
export const MAX_DOCUMENTS = 12;
const MAX_OPTIONS = 20;
export const MAX_MONTHS = 120;
export const MAX_TEXT = 3000;
export const MAX_TEXTS = 60;

/** A name in at least one language. */
const named = (what: { en: string; hi: string }, maximum: number) =>
  z
    .strictObject({ en: optionalText(what, maximum).nullable(), hi: optionalText(what, maximum).nullable() })
    .refine(({ en, hi }) => en !== null || hi !== null, {
      message: message("required", { label: what }),
      path: ["en"],
    });

/** Identifies a document or a question in the data that parents send. It never changes. */
const id = z.string().regex(/^[a-zA-Z0-9-]{1,40}$/, message("not_valid", { label: label("Name", "नाम") }));

export const wholeNumber = (what: { en: string; hi: string }, minimum: number, maximum: number) => {
  const error = message("not_a_whole_number", { label: what, minimum, maximum });
  return z.int(error).min(minimum, error).max(maximum, error);
};

const classSchema = z.strictObject({
  class: z
    .string()
    .min(1)
    .max(120)
    .describe("Its name on the page about admissions, in English if it has one"),
  takes: z.boolean().describe("Parents can apply for it on the site"),
  seats: wholeNumber(label("Seats", "स्थान"), 0, 2000).nullable().describe("Null: not counted"),
});

const documentSchema = z.strictObject({
  id,
  name: named(label("Document", "दस्तावेज़"), 120),
  isRequired: z.boolean(),
  classes: z.array(z.string().max(120)).max(60).describe("Empty: for every class"),
});
export type AskedDocument = z.output<typeof documentSchema>;

export const QUESTION_KINDS = ["text", "choice", "date"] as const;
const questionSchema = z.strictObject({
  id,
  question: named(label("Question", "प्रश्न"), 300),
  kind: z.enum(QUESTION_KINDS),
  options: z
    .array(named(label("Option", "विकल्प"), 120))
    .max(MAX_OPTIONS)
    .describe("Of a choice"),
  isRequired: z.boolean(),
});
export type OwnQuestion = z.output<typeof questionSchema>;

/** A text for messages, with placeholders. */
const textSchema = z.strictObject({
  id,
  step: z.enum(STEPS).nullable().describe("Offered with this step; null: with every step"),
  title: named(label("Title", "शीर्षक"), 120),
  text: named(label("Text", "संदेश"), MAX_TEXT),
});
export type SavedText = z.output<typeof textSchema>;

/** How a school takes applications. Session, days, classes and ages are those of the page about admissions. */
export const applicationSettingsSchema = z.strictObject({
  isOpen: z.boolean().describe("The site takes applications between the days of the page about admissions"),
  classes: z.array(classSchema).max(60),
  documents: z.array(documentSchema).max(MAX_DOCUMENTS),
  questions: z
    .array(questionSchema)
    .max(MAX_QUESTIONS, message("too_many_questions", { maximum: MAX_QUESTIONS })),
  asksCategory: z.boolean(),
  months: wholeNumber(label("Months", "महीने"), 1, MAX_MONTHS).describe(
    "Applications that were not admitted are deleted so many months after the session has begun, or after they arrived if that is later",
  ),
  texts: z.array(textSchema).max(MAX_TEXTS),
});
export type ApplicationSettings = z.output<typeof applicationSettingsSchema>;

const both = (en: string, hi: string): Bilingual => ({ en, hi });

const INITIAL: ApplicationSettings = {
  isOpen: false,
  classes: [],
  documents: [
    {
      id: "birth-certificate",
      name: both("Birth certificate", "जन्म प्रमाणपत्र"),
      isRequired: true,
      classes: [],
    },
    { id: "photo", name: both("Photo of the child", "बच्चे की फ़ोटो"), isRequired: true, classes: [] },
    {
      id: "report-card",
      name: both("Last report card", "पिछली कक्षा का प्रगति पत्रक"),
      isRequired: false,
      classes: [],
    },
  ],
  questions: [],
  asksCategory: false,
  months: 12,
  texts: FIRST_TEXTS,
};

export const applicationsSettings = {
  applications: {
    schema: applicationSettingsSchema,
    initial: INITIAL,
    label: label("How applications for admission are taken", "प्रवेश के आवेदन कैसे लिए जाएँ"),
  },
};

/** Whether a text mentions Aadhaar in any spelling. Schools must not ask for the number, and parents need not give it. */
export const mentionsAadhaar = (text: string): boolean => /aa?dh?aa?r|आधार|uidai|\buid\b/i.test(text);
