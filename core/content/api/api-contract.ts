import { z } from "zod";
import { message } from "../messages/message.ts";
import { PAGE_STEPS } from "../pages/setup-steps.ts";
import "./schemas-in-browsers.ts";
import { TOTAL_COUNT } from "./answers.ts";
import { defineCalls } from "./define-calls.ts";
import { doneBodySchema } from "./done-body.ts";

export { ADMIN_ROLE, API_PREFIX } from "./api-names.ts";

/** The id and parameters of a message, for rendering it in another language. The English is in `core/content/messages/english.ts`. */
export const messageSchema = z.object({
  id: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

/** The next step of a login with a right password. */
const secondStepNeededSchema = z.object({
  token: z.string().describe("For the second call, within five minutes"),
  methods: z.array(z.enum(["code", "recovery", "passkey"])),
});
export type SecondStepNeeded = z.infer<typeof secondStepNeededSchema>;

/** The body of every failed call; `errors` names each rejected field. */
export const errorBodySchema = z.object({
  success: z.literal(false),
  message: z.string(),
  id: z.string(),
  params: messageSchema.shape.params.describe(
    "The parameters of the message, such as a label, a limit or a count; `reason` is its id where that is not the id of the error",
  ),
  errors: z.record(z.string(), z.string()).optional(),
  errorParams: z.record(z.string(), messageSchema).optional().describe("The messages of `errors`"),
  secondStep: secondStepNeededSchema
    .optional()
    .describe("Of a login whose password is right, if the account has a second step"),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

const albumPictureSchema = z.object({
  file: z.string(),
  /** The title of the album or the post. */
  title: z.string().nullable(),
  titleHi: z.string().nullable(),
  /** In English and in Hindi, or in the language that there is. */
  caption: z.string(),
  captionHi: z.string(),
});
export type AlbumPicture = z.infer<typeof albumPictureSchema>;

/** Files are uploaded here before the entry that uses them is saved. */
export const STAGE_PATH = "/uploads/stage";

/** An uploaded file that waits for its entry; the entry refers to it in `keep`. */
const stagedFileSchema = z.object({
  name: z.string(),
  /** Stored size in bytes. */
  size: z.int(),
  kind: z.enum(["image", "pdf"]),
  width: z.int().optional(),
  height: z.int().optional(),
});
export type StagedFile = z.infer<typeof stagedFileSchema>;

export const { stage: stageCall } = defineCalls("Files", {
  stage: {
    method: "POST",
    path: STAGE_PATH,
    access: "files:write",
    alsoNeeds: { "TYPE:write": "for the type of the entry" },
    summary:
      "Send a picture ahead of its entry, whose create or update then names it in `keep`; it waits a day",
    query: z.strictObject({ type: z.string(), field: z.string() }),
    form: {
      type: "object",
      properties: { file: { type: "string", format: "binary" } },
      required: ["file"],
      additionalProperties: false,
    },
    answer: stagedFileSchema,
    status: 201,
    refusals: [429],
  },
});

/** The version used in the ETag of a page that nobody has saved yet. */
export const NEVER_SAVED = new Date(0).toISOString();

/** Refers to a file sent with the document: `upload:0` is the first of `files`. */
export const UPLOAD_REFERENCE = /^upload:(\d{1,2})$/;

/** A page in the panel's list. */
export const pageSummarySchema = z.object({
  name: z.string(),
  title: z.string(),
  path: z.string(),
  updatedAt: z.iso.datetime().nullable(),
  isSample: z.boolean(),
  /** True if visitors see no content of the school there: no text, and no entries if the page lists entries. */
  isEmpty: z.boolean(),
  /** The fields without which the site is not complete, each with the step of the setup guide that is about it. */
  needed: z.array(
    z.object({ step: z.enum(PAGE_STEPS), path: z.string(), label: z.string(), isBlank: z.boolean() }),
  ),
  /** Paths of texts that exist only in the other language; empty for a language that the school has disabled. */
  withoutHindi: z.array(z.string()),
  withoutEnglish: z.array(z.string()),
});
export type PageSummary = z.infer<typeof pageSummarySchema>;

export const wholeNumber = (maximum: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, message("value_not_up_to", { maximum }))
    .meta({ type: "integer", pattern: undefined, minimum: 0, maximum })
    .transform(Number)
    .refine((value) => value <= maximum, message("value_too_large", { maximum }));

/** The largest page size for anonymous list requests; higher limits are reduced to it. */
export const MAX_PUBLIC_PAGE = 100;

export const queryText = (maximum: number) => z.string().max(maximum, message("value_too_long", { maximum }));

/** `?q=`, `?limit=` and `?offset=` of every list; without them the whole list is returned. */
export const listQuerySchema = z.strictObject({
  q: queryText(200).optional(),
  limit: wholeNumber(999_999_999)
    .optional()
    .describe(
      `How many entries at most. Without an admin token, a list with any of these parameters holds at most ${MAX_PUBLIC_PAGE}.`,
    ),
  offset: wholeNumber(999_999_999).optional(),
});
export type ListQuery = z.infer<typeof listQuerySchema>;

/** The pictures of albums and posts. */
export const pictureCalls = defineCalls("Files", {
  list: {
    method: "GET",
    path: "/pictures",
    access: "files:read",
    summary: "List the pictures of albums and posts, which another one can use as `shared:NAME` in `keep`",
    query: listQuerySchema,
    answer: z.array(albumPictureSchema).describe("Pictures, the newest first"),
    answerHeaders: TOTAL_COUNT,
  },
  findHidden: {
    method: "GET",
    path: "/pictures/hidden",
    access: "files:read",
    summary:
      "List the pictures of albums and posts that visitors do not see, because a marked child may not be shown",
    answer: z.object({ files: z.array(z.string()) }),
  },
});

/** The parts of the sample school that are still on the site. */
export const sampleCalls = defineCalls("Sample", {
  count: {
    method: "GET",
    path: "/sample",
    access: "sample:read",
    summary: "Count what is left of the sample content",
    answer: z.object({ entries: z.int() }),
  },
  remove: {
    method: "DELETE",
    path: "/sample",
    access: "sample:write",
    summary: "Remove the sample content",
    answer: doneBodySchema.extend({ entries: z.int() }),
  },
});
