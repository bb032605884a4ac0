import { z } from "zod";
import { label } from "../../words/label.ts";
import { message, notAnOption } from "../messages/message.ts";
import type { Resource } from "../types/define-resource.ts";
import { requiredText } from "../types/fields.ts";
import { entryOf } from "./answers.ts";
import { defineCalls } from "./define-calls.ts";
import { permissionFor, publishPermissionFor } from "./permissions.ts";
import "./schemas-in-browsers.ts";

export const MAX_NOTE = 1000;

const NOTE = label("Note", "टिप्पणी");
const DECISIONS = ["approve", "return"] as const;

/** The decision about a draft that waits for approval. */
const reviewSchema = z
  .strictObject({
    decision: z.enum(DECISIONS, { error: notAnOption(DECISIONS) }),
    note: requiredText(NOTE, MAX_NOTE).optional().describe("With return: what the author should change"),
  })
  .refine(({ decision, note }) => decision === "approve" || note !== undefined, {
    error: message("required", { label: NOTE }),
    path: ["note"],
  });
export type Review = z.infer<typeof reviewSchema>;

const params = z.object({ id: z.string() });

/** The calls of a content type whose drafts are approved. They fail with 409 if the draft is not the one that the user has seen. */
export const approvalCalls = (resource: Resource) =>
  defineCalls(resource.singular.en, {
    submit: {
      method: "POST",
      path: resource.paths.update.replace("/update/", "/submit/"),
      access: permissionFor(resource, "write"),
      summary: "Ask for the approval of a draft",
      params,
      answer: entryOf(resource),
      refusals: [409],
      errorIds: { 409: ["not_waiting"] },
    },
    review: {
      method: "POST",
      path: resource.paths.update.replace("/update/", "/review/"),
      access: publishPermissionFor(resource),
      summary: "Approve a draft, which publishes it, or send it back with a note",
      params,
      body: reviewSchema,
      answer: entryOf(resource),
      refusals: [409],
      errorIds: { 409: ["not_waiting"] },
    },
  });
