import { z } from "zod";
import { messageSchema } from "../../../../core/content/api/api-contract.ts";
import { message, notAnOption } from "../../../../core/content/messages/message.ts";
import { LANGUAGES } from "../../../../core/words/languages.ts";
import { enquiryEventSchema } from "../enquiry-contract.ts";

export const PERSON_DATA_PATHS = {
  find: "/person-data",
  file: "/person-data/file",
  forget: "/person-data/forget",
} as const;

export const PERSON_FILE_FORMATS = ["html", "json"] as const;
export type PersonFileFormat = (typeof PERSON_FILE_FORMATS)[number];

const MAX_CONTACT = 254;

const contact = z
  .string(message("phone_or_email_needed"))
  .trim()
  .min(1, message("phone_or_email_needed"))
  .max(MAX_CONTACT, message("value_too_long", { maximum: MAX_CONTACT }))
  .describe("A telephone number in any spelling, or an email address");

/** Sent as a body, so that no address or log has it. */
export const personSchema = z.strictObject({ contact });

export const personFileSchema = z.strictObject({
  contact,
  format: z.enum(PERSON_FILE_FORMATS, { error: notAnOption(PERSON_FILE_FORMATS) }).default("html"),
  language: z.enum(LANGUAGES, { error: notAnOption(LANGUAGES) }).default("en"),
});

export const forgetPersonSchema = z.strictObject({
  contact,
  confirm: z
    .string(message("confirm_contact"))
    .max(MAX_CONTACT, message("value_too_long", { maximum: MAX_CONTACT }))
    .describe("The same number or address once more"),
  count: z.int(message("value_not_a_whole_number")).describe("How many enquiries the person has seen"),
});

const personEnquirySchema = z.object({
  _id: z.string(),
  reference: z.string().nullable(),
  name: z.string(),
  phoneNumber: z.string(),
  email: z.string().nullable(),
  topic: z.string().nullable(),
  message: z.string(),
  status: z.string(),
  createdAt: z.string(),
  place: z.enum(["list", "trash"]),
  /** The notes, answers and changes of the office. */
  events: z.array(enquiryEventSchema),
  /** Stored versions of what was sent. */
  versions: z.int(),
});
export type PersonEnquiry = z.infer<typeof personEnquirySchema>;

const personMailSchema = z.object({
  kind: z.string(),
  to: z.string(),
  createdAt: z.string(),
  /** Null if it was not sent. */
  sentAt: z.string().nullable(),
});
export type PersonMail = z.infer<typeof personMailSchema>;

export const personStudentSchema = z.object({
  _id: z.string(),
  name: z.string(),
  nameHi: z.string().nullable(),
  class: z.string(),
  section: z.string(),
  rollNumber: z.string(),
  guardianName: z.string(),
});
export type PersonStudent = z.infer<typeof personStudentSchema>;

/** Everything that is stored with a telephone number or an email address. */
export const personDataSchema = z.object({
  enquiries: z.array(personEnquirySchema).describe("The latest first"),
  mails: z.array(personMailSchema).describe("Mails of the last 30 days"),
  students: z.array(personStudentSchema).nullable().describe("Null without the permission to read students"),
});
export type PersonData = z.infer<typeof personDataSchema>;

export const forgottenPersonSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  deleted: z.object({ enquiries: z.int(), versions: z.int(), mails: z.int() }),
  /** False while another program reads the database: its log still contains the deleted data. */
  isErased: z.boolean(),
  /** Data that the program cannot delete, as sentences. */
  mayRemain: z.array(z.string()),
  /** The messages of `mayRemain`. */
  mayRemainParams: z.array(messageSchema),
});
export type ForgottenPerson = z.infer<typeof forgottenPersonSchema>;
