import { z } from "zod";
import { tablesLeftOut } from "../../../features/tables.ts";
import { isStoredName } from "../../content/files/images.ts";

/**
 * A backup is a tar archive: `tables/NAME.jsonl` with one row per line (long tables continue in `tables/NAME.2.jsonl` and so
 * on), `files/NAME` for every stored file used by a row or a revision (a restore withdraws files used only by revisions),
 * and `manifest.json` last, which lists the expected content. If a table has two entries, the later one counts. The format
 * does not depend on the engine: a backup from SQLite can be restored to PostgreSQL and vice versa.
 */
export const BACKUP_FORMAT = 1;
/** A restored copy has the files of the archive, and its tables with their indexes: so many times the size of the archive. */
export const RESTORED_SIZE = 2;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const missingFileSchema = z.object({
  type: z.string(),
  entryId: z.string(),
  /** The name used by the entry. */
  file: z.string(),
  /** The missing ones of the file and its variants. */
  parts: z.array(z.string()),
});
/** A file of an entry that the storage did not have when the backup was made. */
export type MissingFile = z.infer<typeof missingFileSchema>;

export const manifestSchema = z.object({
  format: z.literal(BACKUP_FORMAT),
  createdAt: z.iso.datetime(),
  /** Migrations applied to the tables; a program without one of them is too old. */
  migrations: z.array(z.string()),
  tables: z.record(
    z.string(),
    z.object({
      rows: z.int().nonnegative(),
      /** The hash of all parts, concatenated. */
      sha256,
      /** One if absent. */
      parts: z.int().positive().optional(),
    }),
  ),
  files: z.record(z.string().refine(isStoredName), z.object({ size: z.int().nonnegative(), sha256 })),
  /** Absent in backups of older versions. */
  missing: z.array(missingFileSchema).default([]),
  /** Missing files used only by the history: nobody can upload them again, so they are not reported. */
  missingInHistory: z.array(z.string()).default([]),
});
export type BackupManifest = z.infer<typeof manifestSchema>;

export const MANIFEST_ENTRY = "manifest.json";
export const tableEntry = (name: string, part = 1) =>
  part === 1 ? `tables/${name}.jsonl` : `tables/${name}.${part}.jsonl`;
export const fileEntry = (name: string) => `files/${name}`;

/**
 * Not backed up: rate limits, staged files, mails (an old mail must not be sent again), what is noted about files in the wrong place, the
 * list of migrations, and the search index, which is derived from the rest. SQLite has additional tables for the index.
 */
export const TABLES_LEFT_OUT: ReadonlySet<string> = new Set([
  ...tablesLeftOut,
  ...["attempts", "takenFiles", "filesToPlace", "unknownFiles", "mails", "migrations"],
  ...["searchTexts", "searchVocabulary", "fileTexts"],
  ...["searchWords", "searchWords_config", "searchWords_data", "searchWords_docsize", "searchWords_idx"],
]);

/** Several versions of an entry may use the same file. */
export const countMissing = (missing: readonly MissingFile[]) =>
  new Set(missing.map(({ file }) => file)).size;

/** A backup that cannot be made or restored; the message is one line. */
export class BackupError extends Error {}

/** The rows are restored, or may be, but the restore is not complete. */
export class PartlyRestored extends BackupError {}
