import { z } from "zod";
import { features } from "../../../features/content.ts";
import { resourceList } from "../../../features/types.ts";
import { message } from "../messages/message.ts";
import { PARTS_TYPE } from "../parts/parts.ts";
import { listQuerySchema, messageSchema, queryText } from "./api-contract.ts";
import { bulkIdsSchema } from "./bulk-contract.ts";
import { type Action, type Permission, permissionFor, publishPermissionFor } from "./permissions.ts";
import "./schemas-in-browsers.ts";

export const REVISION_KINDS = ["created", "changed", "deleted", "restored"] as const;
export type RevisionKind = (typeof REVISION_KINDS)[number];

const singleTexts = features.flatMap((feature) => ("singleTexts" in feature ? feature.singleTexts : []));

/** Everything that has a history and can be in the trash. */
export const VERSIONED_TYPES = [...resourceList.map(({ name }) => name), "pages", PARTS_TYPE, ...singleTexts];

/** The permission to read the versions of a type, or to restore and delete them. A restored version may be a published one. */
export function versionPermissionFor(type: string, action: Action): Permission {
  const resource = resourceList.find(({ name }) => name === type);
  if (resource) return action === "read" ? permissionFor(resource, "read") : publishPermissionFor(resource);
  const singleText = singleTexts.find((name) => name === type);
  return singleText === undefined ? `pages:${action}` : `${singleText}:${action}`;
}

/** How many revisions of an entry are stored, and for how long. */
export const MAX_REVISIONS = 50;
export const TRASH_DAYS = 30;

/** Response header of a change: the revision to restore for undo. Absent if there was no earlier version. */
export const UNDO_HEADER = "X-Revision";

export const HISTORY_PATHS = {
  revisions: "/revisions/:type/:id",
  restore: "/revisions/:revision/restore",
  trash: "/trash",
  restoreFromTrash: "/trash/:revision/restore",
  purge: "/trash/:revision",
  undoBatch: "/revisions/batches/:batch/undo",
  restoreBatch: "/trash/batches/:batch/restore",
  restoreMany: "/trash/restore-many",
  purgeMany: "/trash/purge-many",
} as const;

const madeBy = {
  at: z.iso.datetime(),
  /** The actor as in the audit log; null for versions older than the history feature. */
  by: z.string().nullable(),
  accountId: z.string().nullable(),
};

/** A version of an entry, a page or the announcement; for a deleted one, its last version. */
export const revisionSchema = z.object({
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

export const trashQuerySchema = listQuerySchema.extend({
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
export const trashSelectionSchema = z.strictObject({
  revisions: bulkIdsSchema.optional(),
  batches: bulkIdsSchema.optional().describe("Entries that were deleted at once"),
  match: trashMatchSchema.optional().describe("Instead of revisions and batches: all entries that match"),
  count: z.int().nonnegative().optional().describe("With match: how many entries match"),
});
export type TrashSelection = z.infer<typeof trashSelectionSchema>;

export const trashItemSchema = z.object({
  revision: z.string(),
  type: z.string(),
  entryId: z.string(),
  title: z.string().nullable(),
  /** The title in Hindi, if the entry has one. */
  titleHi: z.string().nullable(),
  ...madeBy,
  /** Number of pictures and documents that are restored with it. */
  files: z.int(),
  /** Present if the item represents several entries that were deleted together: see HISTORY_PATHS.restoreBatch. */
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
export const trashOutcomeSchema = z.object({
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

export const restoredSchema = z.object({
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
export const undoneBatchSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  restored: z.int(),
  /** Number of entries that were changed since and therefore not restored. */
  skipped: z.int(),
  /** Undoes the undo. */
  batch: z.string(),
});
export type UndoneBatch = z.infer<typeof undoneBatchSchema>;
