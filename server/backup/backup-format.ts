import { z } from "zod";
import { isStoredName } from "../../content/files/images.ts";

/**
 * A backup is a tar archive: `tables/NAME.jsonl` with a row per line (of a long table also `tables/NAME.2.jsonl` and so on), `files/NAME` for every stored file that a row names, a
 * revision too (those that only revisions name are withdrawn again by whoever restores them),
 * and `manifest.json` last, which says what must be there. Of two entries of one table the later one counts. It does not depend on the engine: what SQLite wrote,
 * PostgreSQL can take, and the other way round.
 */
export const BACKUP_FORMAT = 1;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const missingFileSchema = z.object({
  type: z.string(),
  entryId: z.string(),
  /** As the entry names it. */
  file: z.string(),
  /** Which of the file and its variants are not there. */
  parts: z.array(z.string()),
});
/** A file that an entry names and that the storage did not have when the backup was made. */
export type MissingFile = z.infer<typeof missingFileSchema>;

export const manifestSchema = z.object({
  format: z.literal(BACKUP_FORMAT),
  createdAt: z.iso.datetime(),
  /** Migrations that the tables had gone through; a program that does not know one of them is too old. */
  migrations: z.array(z.string()),
  tables: z.record(
    z.string(),
    z.object({
      rows: z.int().nonnegative(),
      /** Of all parts, one after the other. */
      sha256,
      /** Absent: one. */
      parts: z.int().positive().optional(),
    }),
  ),
  files: z.record(z.string().refine(isStoredName), z.object({ size: z.int().nonnegative(), sha256 })),
  /** Backups of older versions had all files, or could not be made. */
  missing: z.array(missingFileSchema).default([]),
  /** Files that the storage does not have and only history names: nobody can choose them again, so nobody is told. */
  missingInHistory: z.array(z.string()).default([]),
});
export type BackupManifest = z.infer<typeof manifestSchema>;

export const MANIFEST_ENTRY = "manifest.json";
export const tableEntry = (name: string, part = 1) =>
  part === 1 ? `tables/${name}.jsonl` : `tables/${name}.${part}.jsonl`;
export const fileEntry = (name: string) => `files/${name}`;

/**
 * Logins, counted attempts and files without an entry end with the machine; the migrations are the program's own; what is searched is made
 * of the rest. SQLite has tables of its own for the words.
 */
export const TABLES_LEFT_OUT: ReadonlySet<string> = new Set([
  ...["sessions", "attempts", "takenFiles", "filesToPlace", "migrations", "searchTexts"],
  ...["searchWords", "searchWords_config", "searchWords_data", "searchWords_docsize", "searchWords_idx"],
]);

/** Several entries of older versions may name one file. */
export const countMissing = (missing: readonly MissingFile[]) =>
  new Set(missing.map(({ file }) => file)).size;

/** A backup that cannot be made or taken, told in one line. */
export class BackupError extends Error {}

/** The database has the backup's rows, or may have them, but not all is done. */
export class PartlyRestored extends BackupError {}
