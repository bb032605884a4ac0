import { z } from "zod";
import { messageSchema } from "../../../core/content/api/api-contract.ts";
import { FINDING_GROUPS } from "./finding.ts";

export const CHECK_PATHS = { state: "/disclosure-check", run: "/disclosure-check/run" } as const;

const findingSchema = z.object({
  group: z.enum(FINDING_GROUPS),
  name: z.object({ en: z.string(), hi: z.string().nullable() }),
  message: z.string(),
  reason: messageSchema,
  to: z.string().describe("The address in the panel where it is corrected"),
});
export type PresentedFinding = z.infer<typeof findingSchema>;

export const checkStateSchema = z.object({
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
