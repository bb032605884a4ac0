import { z } from "zod";
import { message } from "../messages/message.ts";
import { hasDrafts, type Resource } from "../types/define-resource.ts";
import { messageSchema } from "./api-contract.ts";
import { defineCalls } from "./define-calls.ts";
import { permissionFor, publishPermissionFor } from "./permissions.ts";
import "./schemas-in-browsers.ts";

/** Actions on many entries at once. */
export const BULK_ACTIONS = ["delete", "publish", "withdraw", "change"] as const;
export type BulkActionName = (typeof BULK_ACTIONS)[number];

const MAX_BULK_IDS = 5000;

export const bulkIdsSchema = z
  .array(z.uuid(message("not_an_entry_id")))
  .min(1, message("no_id"))
  .max(MAX_BULK_IDS, message("too_many_values", { maximum: MAX_BULK_IDS, things: "ids" }));

/** The part of a body that selects entries. The server knows the filters of each content type. */
export const selectionShape = {
  ids: bulkIdsSchema.optional(),
  match: z.record(z.string(), z.unknown()).optional().describe("Instead of ids: all entries that match"),
  count: z.int().nonnegative().optional().describe("With match: how many entries match"),
};

export const bulkAnswerSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  changed: z.int(),
  /** For undo: see `historyCalls.undoBatch`. */
  batch: z.string(),
  /** Number of ids without an entry. */
  missing: z.int(),
  /** Entries that were not changed, with the reason. */
  refused: z.array(z.object({ id: z.string(), message: z.string(), reason: messageSchema })),
});
export type BulkAnswer = z.infer<typeof bulkAnswerSchema>;

/** The call of a content type that changes many entries together. It fails with 409 if other entries match by now. */
export const bulkCallOf = (resource: Resource) =>
  defineCalls(resource.singular.en, {
    changeMany: {
      method: "POST",
      path: resource.paths.bulk,
      access: permissionFor(resource, "write"),
      alsoNeeds: {
        [permissionFor(resource, "read")]: "with match",
        ...(resource.isApproved && {
          [publishPermissionFor(resource)]: "for entries that are not drafts, and to publish",
        }),
      },
      worksOnFullDisk: true,
      summary: hasDrafts(resource)
        ? "Delete, publish, withdraw or change many at once"
        : "Delete many at once",
      body: z.strictObject({
        action: z.enum(BULK_ACTIONS),
        values: z.record(z.string(), z.unknown()).optional().describe("For change: the new values, by field"),
        ...selectionShape,
      }),
      answer: bulkAnswerSchema,
      errorIds: { 409: ["list_changed", ...(resource.changeErrorIds ?? [])] },
    },
  }).changeMany;
