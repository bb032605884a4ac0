import { z } from "zod";
import { message } from "../messages/message.ts";
import { listQuerySchema, messageSchema } from "./api-contract.ts";
import "./schemas-in-browsers.ts";

export const REVISION_KINDS = ["created", "changed", "deleted", "restored"] as const;
export type RevisionKind = (typeof REVISION_KINDS)[number];

/** How many versions of an entry are kept, and for how long; a deleted entry is gone for good earlier. */
export const MOST_REVISIONS = 50;
export const TRASH_DAYS = 30;

/** On the answer to a change: the revision to restore for undoing it. Absent where there was nothing before. */
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
  /** As in the audit log; null: it was there before history was kept. */
  by: z.string().nullable(),
  accountId: z.string().nullable(),
};

/** A version of an entry, a page or the announcement; of a deleted one what it was at last. */
export const revisionSchema = z.object({
  id: z.string(),
  kind: z.enum(REVISION_KINDS),
  ...madeBy,
  /** An entry or a page's document as an admin reads it today. */
  value: z.record(z.string(), z.unknown()),
});
export type Revision = z.infer<typeof revisionSchema>;

export const trashQuerySchema = listQuerySchema.extend({
  grouped: z
    .enum(["true", "false"], { error: message("value_not_a_flag") })
    .optional()
    .describe("true: entries that were deleted at once are one item"),
  batch: z
    .string()
    .max(100, message("value_too_long", { maximum: 100 }))
    .optional()
    .describe("Only entries of this batch"),
});
export type TrashQuery = z.infer<typeof trashQuerySchema>;

export const trashItemSchema = z.object({
  revision: z.string(),
  type: z.string(),
  entryId: z.string(),
  title: z.string().nullable(),
  ...madeBy,
  /** How many pictures and documents come back with it. */
  files: z.int(),
  /** Present where the item stands for several entries that were deleted at once: see HISTORY_PATHS.restoreBatch. */
  batch: z.string().optional(),
  /** How many. */
  count: z.int().optional(),
});
export type TrashItem = z.infer<typeof trashItemSchema>;

export const restoredSchema = z.object({
  type: z.string(),
  entryId: z.string(),
  value: revisionSchema.shape.value,
  /** What no longer fits today's rules, by field: the entry is then restored as a draft. */
  errors: z.record(z.string(), z.string()).optional(),
  /** The messages of `errors`. */
  errorParams: z.record(z.string(), messageSchema).optional(),
});
export type Restored = z.infer<typeof restoredSchema>;

/** The answer to taking back what was done to many entries at once. */
export const undoneBatchSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  restored: z.int(),
  /** How many somebody has changed since, and which stay as they are. */
  skipped: z.int(),
  /** Takes the undoing back. */
  batch: z.string(),
});
export type UndoneBatch = z.infer<typeof undoneBatchSchema>;
