import { z } from "zod";

/**
 * A backup is a tar archive: `tables/NAME.jsonl` with a row per line, `files/NAME` for every stored file that a row names,
 * and `manifest.json` last, which says what must be there. Of two entries with one name the later one counts. It does not depend on the engine: what SQLite wrote,
 * PostgreSQL can take, and the other way round.
 */
export const BACKUP_FORMAT = 1;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

export const manifestSchema = z.object({
  format: z.literal(BACKUP_FORMAT),
  createdAt: z.iso.datetime(),
  /** Migrations that the tables had gone through; a program that does not know one of them is too old. */
  migrations: z.array(z.string()),
  tables: z.record(z.string(), z.object({ rows: z.int().nonnegative(), sha256 })),
  files: z.record(z.string(), z.object({ size: z.int().nonnegative(), sha256 })),
});
export type BackupManifest = z.infer<typeof manifestSchema>;

export const MANIFEST_ENTRY = "manifest.json";
export const tableEntry = (name: string) => `tables/${name}.jsonl`;
export const fileEntry = (name: string) => `files/${name}`;

/** Logins and counted attempts end with the machine; the migrations are the program's own. */
export const TABLES_LEFT_OUT: ReadonlySet<string> = new Set(["sessions", "attempts", "migrations"]);

/** A backup that cannot be made or taken, told in one line. */
export class BackupError extends Error {}
