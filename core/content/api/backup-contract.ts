import { z } from "zod";
import { fileOf } from "./answers.ts";
import { defineCalls } from "./define-calls.ts";
import "./schemas-in-browsers.ts";

/** A header of a downloaded backup: the number of files missing from it. */
export const MISSING_FILES_HEADER = "X-Missing-Files";

/** A file that is missing from the storage, and the entry that uses it. */
const missingFileInfoSchema = z.object({
  type: z.string(),
  entryId: z.string(),
  title: z.string().nullable(),
  file: z.string(),
});
export type MissingFileInfo = z.infer<typeof missingFileInfoSchema>;

const backupInfoSchema = z.object({
  createdAt: z.iso.datetime(),
  size: z.int(),
  missing: z.array(missingFileInfoSchema),
});
export type BackupInfo = z.infer<typeof backupInfoSchema>;

/** The problem with the daily backups. */
const backupProblemSchema = z.enum(["overdue", "failed", "too-large", "unreachable", "not-copied"]);
export type BackupProblem = z.infer<typeof backupProblemSchema>;

export const BACKUP_TYPE = "application/x-tar";

export const backupCalls = defineCalls("Backups", {
  findLatest: {
    method: "GET",
    path: "/backups/latest",
    access: "backups:read",
    summary: "Find the latest daily backup; null when the server keeps none",
    answer: backupInfoSchema.nullable(),
  },
  findState: {
    method: "GET",
    path: "/backups/state",
    access: "backups:read",
    summary: "Find what is wrong with the daily backups; null if they are in order or the server keeps none",
    answer: z.object({ problem: backupProblemSchema.nullable() }),
  },
  listMissing: {
    method: "GET",
    path: "/backups/missing",
    access: "backups:read",
    summary: "List the files that entries name and the server does not have",
    answer: z.array(missingFileInfoSchema),
  },
  download: {
    method: "GET",
    path: "/backups/download",
    access: "backups:read",
    isConfirmed: true,
    // A HEAD request would create a whole backup and discard it.
    exposeHeadRoute: false,
    summary: "Make a backup of everything and download it",
    answer: fileOf("A tar archive that `npm run restore` takes", {
      [BACKUP_TYPE]: { type: "string", format: "binary" },
    }),
    answerHeaders: {
      [MISSING_FILES_HEADER]: {
        type: "integer",
        description: "How many files it lacks because the server no longer has them",
      },
    },
  },
});
