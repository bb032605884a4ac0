import { z } from "zod";
import { fileOf } from "../../../../core/content/api/answers.ts";
import { defineCalls, type JsonSchema } from "../../../../core/content/api/define-calls.ts";
import { LANGUAGES } from "../../../../core/words/languages.ts";
import { applications } from "../applications.ts";
import { DOCUMENT_STATES, STEPS } from "../steps.ts";
import { LINK_HEADER } from "./apply-path.ts";

/** The values that a parent has typed, by field; the answer to a question is at `question-ID`. They are checked only when they are sent. */
const MAX_FIELDS = 60;
export const MAX_TYPED = 2000;
export const typedSchema = z
  .record(z.string().max(60), z.string().max(MAX_TYPED))
  .refine((typed) => Object.keys(typed).length <= MAX_FIELDS);
export type Typed = z.output<typeof typedSchema>;

export const formDocumentSchema = z.object({
  _id: z.string(),
  document: z.string().describe("The id of the document that the school asks for"),
  file: z.string(),
  state: z.enum(DOCUMENT_STATES),
  note: z.string().nullable().describe("Why the office has refused it"),
});
export type FormDocument = z.output<typeof formDocumentSchema>;

const BINARY = { type: "string", format: "binary" };
export const documentAnswer = fileOf("The picture or the PDF", {
  "application/pdf": BINARY,
  "image/jpeg": BINARY,
  "image/png": BINARY,
});

const formSchema = z.object({
  typed: typedSchema,
  savedAt: z.string(),
  documents: z.array(formDocumentSchema),
  errors: z
    .record(z.string(), z.string())
    .describe("What is wrong or missing before it can be sent, by field"),
  sent: z
    .object({
      reference: z.string(),
      step: z.enum(STEPS),
      sentAt: z.string(),
      invitedAt: z.string().nullable(),
      offeredUntil: z.string().nullable(),
    })
    .nullable()
    .describe("Null until it is sent"),
});
/** A form, or the application that it has become, as its parents see it. */
export type ApplicationForm = z.output<typeof formSchema>;

const linkSchema = z.object({
  link: z.string().describe("The secret of the link: whoever has it may read and change the form"),
});

const headers = {
  [LINK_HEADER]: { type: "string", description: "The secret of the link of the application" },
};

const fileForm = (): JsonSchema => ({
  type: "object",
  properties: { file: BINARY },
  required: ["file"],
});

const NEEDS_LINK = { 404: ["application_link_unknown"] } as const;
const CHANGES = { ...NEEDS_LINK, 409: ["application_not_changeable"] } as const;

/** The calls of parents, who write and follow an application. They have no account: the secret of its link opens it. */
export const applyCalls = defineCalls(applications.singular.en, {
  start: {
    method: "POST",
    path: "/apply",
    access: "public",
    summary: "Begin an application; it is kept for 30 days after the last change",
    body: z.strictObject({
      language: z.enum(LANGUAGES),
      typed: typedSchema,
      website: z.string().max(500).optional().describe("Must be empty: only robots fill it in"),
    }),
    answer: linkSchema,
    status: 201,
    refusals: [403, 429],
    errorIds: { 409: ["applications_closed"] },
  },
  find: {
    method: "GET",
    path: "/apply",
    access: "public",
    exposeHeadRoute: false,
    summary: "A form, or the application that it has become",
    headers,
    answer: formSchema,
    refusals: [429],
    errorIds: NEEDS_LINK,
  },
  save: {
    method: "PUT",
    path: "/apply",
    access: "public",
    summary: "Keep what is typed; nothing is refused for what it says",
    headers,
    body: z.strictObject({ typed: typedSchema, language: z.enum(LANGUAGES).optional() }),
    answer: formSchema,
    refusals: [429],
    errorIds: CHANGES,
  },
  addDocument: {
    method: "POST",
    path: "/apply/documents/:document",
    access: "public",
    summary: "Add a document, as a picture or a PDF; it takes the place of an earlier one",
    headers,
    form: fileForm,
    bodyMilliseconds: 300_000,
    answer: formSchema,
    status: 201,
    refusals: [413, 415, 422, 429],
    errorIds: CHANGES,
  },
  readDocument: {
    method: "GET",
    path: "/apply/documents/:document",
    access: "public",
    exposeHeadRoute: false,
    summary: "The file of a document",
    query: z.strictObject({ link: z.string().max(100) }),
    answer: documentAnswer,
    refusals: [429],
    errorIds: NEEDS_LINK,
  },
  send: {
    method: "POST",
    path: "/apply/send",
    access: "public",
    summary: "Send the application, or the corrections to one that is not yet checked",
    headers,
    body: z.strictObject({ consent: z.boolean() }),
    answer: formSchema,
    refusals: [422, 429],
    errorIds: { ...NEEDS_LINK, 409: ["applications_closed", "application_not_changeable"] },
  },
  withdraw: {
    method: "POST",
    path: "/apply/withdraw",
    access: "public",
    worksOnFullDisk: true,
    summary: "Withdraw the application, or delete a form that was not sent",
    headers,
    body: z.strictObject({}),
    refusals: [429],
    errorIds: CHANGES,
  },
  receipt: {
    method: "GET",
    path: "/apply/receipt",
    access: "public",
    exposeHeadRoute: false,
    summary: "The receipt of a sent application, for printing",
    query: z.strictObject({ link: z.string().max(100), language: z.enum(LANGUAGES).optional() }),
    answer: fileOf("The receipt", { "application/pdf": BINARY }),
    refusals: [404, 429],
    errorIds: NEEDS_LINK,
  },
  recover: {
    method: "POST",
    path: "/apply/find",
    access: "public",
    summary: "Find the link of a sent application again",
    body: z.strictObject({
      reference: z.string().max(40),
      mobileNumber: z.string().max(40),
      dateOfBirth: z.string().max(40),
    }),
    answer: linkSchema,
    refusals: [429],
    errorIds: { 404: ["application_not_found"] },
  },
});
