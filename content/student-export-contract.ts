import { z } from "zod";
import "./schemas-in-browsers.ts";
import { LANGUAGES } from "./languages.ts";

export const EXPORT_PATH = "/students/export";

export const EXPORT_FORMATS = ["xlsx", "csv"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const languageParameter = z
  .enum(LANGUAGES, { error: `must be one of ${LANGUAGES.join(", ")}` })
  .default("en");

export const CHILD_FILE_PATHS = {
  /** `?language=en|hi` */
  everything: "/students/:id/everything",
  forget: "/students/:id/forget",
} as const;

/** Nobody deletes a child's record for good by a slip. */
export const forgetInputSchema = z.strictObject({
  confirm: z.string().max(200).describe("The roll number of the student"),
});

export const forgottenSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  /** What was deleted beside the record. */
  deleted: z.object({
    versions: z.int(),
    consents: z.int(),
    topStudents: z.int(),
    alumni: z.int(),
    /** Pictures of albums and posts that showed the child. */
    pictures: z.int(),
    files: z.int(),
  }),
  /** What the program cannot reach, in words. */
  mayRemain: z.array(z.string()),
});
export type Forgotten = z.infer<typeof forgottenSchema>;
