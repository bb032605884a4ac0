import { z } from "zod";
import { messageSchema } from "../../../core/content/api/api-contract.ts";
import { defineCalls } from "../../../core/content/api/define-calls.ts";
import { FINDING_GROUPS } from "./finding.ts";

const findingSchema = z.object({
  group: z.enum(FINDING_GROUPS),
  name: z.object({ en: z.string(), hi: z.string().nullable() }),
  message: z.string(),
  reason: messageSchema,
  to: z.string().describe("The address in the panel where it is corrected"),
});
export type PresentedFinding = z.infer<typeof findingSchema>;

const checkStateSchema = z.object({
  isUsed: z.boolean().describe("Whether the page has content; without it nothing is checked"),
  isRunning: z.boolean(),
  done: z.int().describe("How many files and links the running check has looked at"),
  total: z.int(),
  checkedAt: z.iso.datetime().nullable().describe("When files and links were last checked"),
  findings: z
    .array(findingSchema)
    .describe("Missing and expired things as of now, files and links as of `checkedAt`"),
});
export type CheckState = z.infer<typeof checkStateSchema>;

export const checkCalls = defineCalls("Page", {
  find: {
    method: "GET",
    path: "/disclosure-check",
    // The findings name internal certificates.
    access: "certificates:read",
    summary: "What the disclosure page lacks",
    answer: checkStateSchema,
  },
  run: {
    method: "POST",
    path: "/disclosure-check/run",
    access: "pages:write",
    summary: "Check the files and links of the disclosure page now",
    answer: checkStateSchema,
  },
});
