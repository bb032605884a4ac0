import { z } from "zod";
import { message } from "../messages/message.ts";
import { listQuerySchema, messageSchema, queryText } from "./api-contract.ts";
import "./schemas-in-browsers.ts";

export const REVISION_KINDS = ["created", "changed", "deleted", "restored"] as const;
export type RevisionKind = (typeof REVISION_KINDS)[number];

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
} as const;

const madeBy = {
  at: z.iso.datetime(),
  /** As in the audit log; null for versions older than the history feature. */
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

export const trashQuerySchema = listQuerySchema.extend({
  grouped: z
    .enum(["true", "false"], { error: message("value_not_a_flag") })
    .optional()
    .describe("true: entries that were deleted at once are one item"),
  batch: queryText(100).optional().describe("Only entries of this batch"),
});
export type TrashQuery = z.infer<typeof trashQuerySchema>;

export const trashItemSchema = z.object({
  revision: z.string(),
  type: z.string(),
  entryId: z.string(),
  title: z.string().nullable(),
  ...madeBy,
  /** Number of pictures and documents that are restored with it. */
  files: z.int(),
  /** Present if the item represents several entries that were deleted together: see HISTORY_PATHS.restoreBatch. */
  batch: z.string().optional(),
  count: z.int().optional(),
});
export type TrashItem = z.infer<typeof trashItemSchema>;

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
