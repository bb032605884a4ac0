import { z } from "zod";
import { resourceList } from "../../../features/types.ts";
import { message } from "../messages/message.ts";
import { ownDocumentNames } from "../pages/page-names.ts";
import { PARTS_TYPE } from "../parts/parts.ts";
import { TOTAL_COUNT } from "./answers.ts";
import { listQuerySchema, messageSchema, queryText } from "./api-contract.ts";
import { bulkIdsSchema } from "./bulk-contract.ts";
import { defineCalls } from "./define-calls.ts";
import { doneBodySchema } from "./done-body.ts";
import { type Action, type Permission, permissionFor, publishPermissionFor } from "./permissions.ts";
import "./schemas-in-browsers.ts";

export const REVISION_KINDS = ["created", "changed", "deleted", "restored"] as const;
export type RevisionKind = (typeof REVISION_KINDS)[number];

/** Everything that has a history and can be in the trash. */
export const VERSIONED_TYPES = [
  ...resourceList.map(({ name }) => name),
  "pages",
  PARTS_TYPE,
  ...ownDocumentNames,
];

const changeErrorIds = resourceList.flatMap(({ changeErrorIds = [] }) => changeErrorIds);

/** The permission to read the versions of a type, or to restore and delete them. A restored version may be a published one. */
export function versionPermissionFor(type: string, action: Action): Permission {
  const resource = resourceList.find(({ name }) => name === type);
  if (resource) return action === "read" ? permissionFor(resource, "read") : publishPermissionFor(resource);
  return `${ownDocumentNames.find((name) => name === type) ?? "pages"}:${action}`;
}

/** How many revisions of an entry are stored, and for how long. */
export const MAX_REVISIONS = 50;
export const TRASH_DAYS = 30;

/** Response header of a change: the revision to restore for undo. Absent if there was no earlier version. */
export const UNDO_HEADER = "X-Revision";

export const UNDO_REVISION = {
  [UNDO_HEADER]: {
    type: "string",
    description: "The revision to restore for undoing this; absent where there was nothing before",
  },
};

const madeBy = {
  at: z.iso.datetime(),
  /** The actor as in the audit log; null for versions older than the history feature. */
  by: z.string().nullable(),
  /** The name of the account; null without one. */
  person: z.string().nullable(),
  accountId: z.string().nullable(),
};

/** A version of an entry, a page or the announcement; for a deleted one, its last version. */
const revisionSchema = z.object({
  id: z.string(),
  kind: z.enum(REVISION_KINDS),
  ...madeBy,
  /** An entry or a page document as an admin reads it today. */
  value: z.record(z.string(), z.unknown()),
});
export type Revision = z.infer<typeof revisionSchema>;

/** Response header of the trash: the number of entries. With `grouped` it differs from the number of items. */
export const ENTRY_COUNT_HEADER = "X-Entry-Count";

const trashFilters = {
  q: listQuerySchema.shape.q,
  type: z.enum(VERSIONED_TYPES).optional().describe("Only entries of this type"),
  batch: queryText(100).optional().describe("Only entries of this batch"),
};

const trashQuerySchema = listQuerySchema.extend({
  ...trashFilters,
  grouped: z
    .enum(["true", "false"], { error: message("value_not_a_flag") })
    .optional()
    .describe("true: entries that were deleted at once are one item"),
});

export type TrashQuery = z.infer<typeof trashQuerySchema>;

const trashMatchSchema = z.strictObject(trashFilters);
export type TrashMatch = z.infer<typeof trashMatchSchema>;

/** Either revisions and batches, or a filter and the number of entries that the user has seen. */
const trashSelectionSchema = z.strictObject({
  revisions: bulkIdsSchema.optional(),
  batches: bulkIdsSchema.optional().describe("Entries that were deleted at once"),
  match: trashMatchSchema.optional().describe("Instead of revisions and batches: all entries that match"),
  count: z.int().nonnegative().optional().describe("With match: how many entries match"),
});
export type TrashSelection = z.infer<typeof trashSelectionSchema>;

const trashItemSchema = z.object({
  revision: z.string(),
  type: z.string(),
  entryId: z.string(),
  title: z.string().nullable(),
  /** The title in Hindi, if the entry has one. */
  titleHi: z.string().nullable(),
  ...madeBy,
  /** Number of pictures and documents that are restored with it. */
  files: z.int(),
  /** Present if the item represents several entries that were deleted together: see `trashCalls.restoreBatch`. */
  batch: z.string().optional(),
  count: z.int().optional(),
});
export type TrashItem = z.infer<typeof trashItemSchema>;

const explainedEntry = z.object({
  revision: z.string(),
  title: z.string().nullable(),
  message: z.string(),
  reason: messageSchema,
});

/** The response to restoring many entries or deleting them for good. */
const trashOutcomeSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  changed: z.int(),
  /** Number of selected revisions that are not in the trash any more. */
  missing: z.int(),
  /** Entries that stay in the trash, with the reason. */
  refused: z.array(explainedEntry),
  /** Restored entries that are not published, because today's rules reject them. */
  unpublished: z.array(explainedEntry),
});
export type TrashOutcome = z.infer<typeof trashOutcomeSchema>;

const restoredSchema = z.object({
  type: z.string(),
  entryId: z.string(),
  value: revisionSchema.shape.value,
  /** Validation errors by field under today's rules: the entry is then restored as a draft. */
  errors: z.record(z.string(), z.string()).optional(),
  /** The messages of `errors`. */
  errorParams: z.record(z.string(), messageSchema).optional(),
});
export type Restored = z.infer<typeof restoredSchema>;

/** The response to undoing a batch. */
const undoneBatchSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  restored: z.int(),
  /** Number of entries that were changed since and therefore not restored. */
  skipped: z.int(),
  /** Undoes the undo. */
  batch: z.string(),
});
export type UndoneBatch = z.infer<typeof undoneBatchSchema>;

const RESTORED_HEADERS = {
  ETag: { type: "string", description: "The version that is current now" },
  ...UNDO_REVISION,
};

const WRITES_TYPE = { "TYPE:write": "for the type of the entry" };

/** The versions of entries and pages, and restoring them. */
export const historyCalls = defineCalls("History", {
  list: {
    method: "GET",
    path: "/revisions/:type/:id",
    access: "history:read",
    alsoNeeds: { "TYPE:read": "for the type of the entry" },
    summary: "List the versions of an entry or a page, newest first",
    params: z.object({
      type: z.string().describe("A content type's name, pages or announcement"),
      id: z.string().describe("An entry's _id, or the name of a page"),
    }),
    answer: z.array(revisionSchema),
  },
  restore: {
    method: "POST",
    path: "/revisions/:revision/restore",
    access: "history:write",
    alsoNeeds: WRITES_TYPE,
    summary: "Restore a version, as a new change; a deleted entry comes back under its id",
    answer: restoredSchema,
    answerHeaders: RESTORED_HEADERS,
    refusals: [400, 409],
    errorIds: { 409: changeErrorIds },
  },
  undoBatch: {
    method: "POST",
    path: "/revisions/batches/:batch/undo",
    access: "history:write",
    alsoNeeds: WRITES_TYPE,
    summary: "Take back what was done to many entries at once; what somebody has changed since stays",
    answer: undoneBatchSchema,
    errorIds: { 409: ["nothing_to_undo", ...changeErrorIds] },
  },
});

/** Deleted entries: listed, restored and deleted for good, one or many. Deleting for good frees space on a full disk. */
export const trashCalls = defineCalls("History", {
  list: {
    method: "GET",
    path: "/trash",
    access: "trash:read",
    alsoNeeds: { "TYPE:read": "for the types in the answer" },
    summary: "List what was deleted, the latest first",
    query: trashQuerySchema,
    answer: z.array(trashItemSchema).describe("Deleted entries, the latest first"),
    answerHeaders: TOTAL_COUNT,
  },
  restore: {
    method: "POST",
    path: "/trash/:revision/restore",
    access: "trash:write",
    alsoNeeds: WRITES_TYPE,
    summary: "Restore what was deleted, with its files",
    answer: restoredSchema,
    answerHeaders: RESTORED_HEADERS,
    refusals: [400],
    errorIds: { 409: ["not_in_trash", ...changeErrorIds] },
  },
  restoreBatch: {
    method: "POST",
    path: "/trash/batches/:batch/restore",
    access: "history:write",
    alsoNeeds: WRITES_TYPE,
    summary: "Restore the entries that were deleted at once and are still in the trash",
    answer: undoneBatchSchema,
    errorIds: { 409: ["nothing_to_undo", ...changeErrorIds] },
  },
  purge: {
    method: "DELETE",
    path: "/trash/:revision",
    access: "trash:write",
    alsoNeeds: WRITES_TYPE,
    isConfirmed: true,
    worksOnFullDisk: true,
    summary: "Delete for good: every version and every file that nothing else names",
    answer: doneBodySchema,
    errorIds: { 409: ["not_in_trash"] },
  },
  /** Fails with 409 if other entries match by now, like `purgeMany`. */
  restoreMany: {
    method: "POST",
    path: "/trash/restore-many",
    access: "trash:write",
    alsoNeeds: WRITES_TYPE,
    summary: "Restore many deleted entries, with their files",
    body: trashSelectionSchema,
    answer: trashOutcomeSchema,
    errorIds: { 409: ["list_changed", ...changeErrorIds] },
  },
  purgeMany: {
    method: "POST",
    path: "/trash/purge-many",
    access: "trash:write",
    alsoNeeds: WRITES_TYPE,
    isConfirmed: true,
    worksOnFullDisk: true,
    summary: "Delete many for good, or empty the trash",
    body: trashSelectionSchema,
    answer: trashOutcomeSchema,
    errorIds: { 409: ["list_changed"] },
  },
});
