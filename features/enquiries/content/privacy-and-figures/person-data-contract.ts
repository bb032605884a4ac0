import { z } from "zod";
import { fileOf } from "../../../../core/content/api/answers.ts";
import { messageSchema } from "../../../../core/content/api/api-contract.ts";
import { defineCalls } from "../../../../core/content/api/define-calls.ts";
import { message, notAnOption } from "../../../../core/content/messages/message.ts";
import { LANGUAGES } from "../../../../core/words/languages.ts";
import { contacts } from "../contacts.ts";
import { enquiryEventSchema } from "../enquiry-contract.ts";

export const PERSON_FILE_FORMATS = ["html", "json"] as const;
export type PersonFileFormat = (typeof PERSON_FILE_FORMATS)[number];

const MAX_CONTACT = 254;

const contact = z
  .string(message("phone_or_email_needed"))
  .trim()
  .min(1, message("phone_or_email_needed"))
  .max(MAX_CONTACT, message("value_too_long", { maximum: MAX_CONTACT }))
  .describe("A telephone number in any spelling, or an email address");

const personFileSchema = z.strictObject({
  contact,
  format: z.enum(PERSON_FILE_FORMATS, { error: notAnOption(PERSON_FILE_FORMATS) }).default("html"),
  language: z.enum(LANGUAGES, { error: notAnOption(LANGUAGES) }).default("en"),
});

const forgetPersonSchema = z.strictObject({
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

const personEntrySchema = z.object({
  type: z.string(),
  place: z.enum(["list", "trash", "unsent"]).describe("Unsent: typed on the site and stored, but not sent"),
  title: z.string(),
  createdAt: z.string(),
  path: z.string().describe("Of its screen in the panel"),
});

/** Everything that is stored with a telephone number or an email address. */
const personDataSchema = z.object({
  enquiries: z.array(personEnquirySchema).describe("The latest first"),
  mails: z.array(personMailSchema).describe("Mails of the last 30 days"),
  students: z.array(personStudentSchema).nullable().describe("Null without the permission to read students"),
  others: z.array(personEntrySchema).describe("What the person has sent to other parts of the site"),
});
export type PersonData = z.infer<typeof personDataSchema>;

const forgottenPersonSchema = z.object({
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

/** The number or address is sent as a body, so that no address or log has it. */
export const personDataCalls = defineCalls(contacts.singular.en, {
  find: {
    method: "POST",
    path: "/person-data",
    access: "enquiries:read",
    summary: "Find everything that is stored with a telephone number or an email address",
    body: z.strictObject({ contact }),
    answer: personDataSchema,
  },
  download: {
    method: "POST",
    path: "/person-data/file",
    access: "enquiries:read",
    isConfirmed: true,
    summary: "Download the same as a file, to read or for a program",
    body: personFileSchema,
    answer: fileOf("An HTML page without scripts, or JSON", {
      "text/html": { type: "string" },
      "application/json": { type: "object" },
    }),
  },
  forget: {
    method: "POST",
    path: "/person-data/forget",
    access: "enquiries:write",
    isConfirmed: true,
    worksOnFullDisk: true,
    summary: "Delete all enquiries of a person for good, with their history and mails",
    body: forgetPersonSchema,
    answer: forgottenPersonSchema,
    errorIds: { 409: ["list_changed"] },
  },
});
