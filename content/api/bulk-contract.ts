import { z } from "zod";
import { messageSchema } from "./api-contract.ts";
import "./schemas-in-browsers.ts";

/** What can be done to many entries at once. */
export const BULK_ACTIONS = ["delete", "publish", "withdraw", "change"] as const;
export type BulkActionName = (typeof BULK_ACTIONS)[number];

export const MOST_BULK_IDS = 5000;

export const bulkAnswerSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  changed: z.int(),
  /** Takes it back: see HISTORY_PATHS.undoBatch. */
  batch: z.string(),
  /** How many of the ids are of no entry any more. */
  missing: z.int(),
  /** Entries that stay as they are, and why. */
  refused: z.array(z.object({ id: z.string(), message: z.string(), reason: messageSchema })),
});
export type BulkAnswer = z.infer<typeof bulkAnswerSchema>;
