import { z } from "zod";
import { message, notAnOption } from "../messages/message.ts";
import type { Resource } from "../types/define-resource.ts";
import { requiredText } from "../types/fields.ts";
import "./schemas-in-browsers.ts";

/** The routes of a content type whose drafts are approved, next to its other routes. */
export const approvalPaths = ({ paths }: Pick<Resource, "paths">) => ({
  submit: paths.update.replace("/update/", "/submit/"),
  review: paths.update.replace("/update/", "/review/"),
});

export const MAX_NOTE = 1000;

const DECISIONS = ["approve", "return"] as const;

/** The decision about a draft that waits for approval. */
export const reviewSchema = z
  .strictObject({
    decision: z.enum(DECISIONS, { error: notAnOption(DECISIONS) }),
    note: requiredText("Note", MAX_NOTE).optional().describe("With return: what the author should change"),
  })
  .refine(({ decision, note }) => decision === "approve" || note !== undefined, {
    error: message("required", { label: "Note" }),
    path: ["note"],
  });
export type Review = z.infer<typeof reviewSchema>;
