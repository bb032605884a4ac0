import type { ColumnMetadata } from "kysely";
import type { OpenDatabase } from "../database/open-database.ts";
import type { EntryRow } from "../database/tables.ts";
import { BackupError } from "./backup-format.ts";
import { findTables } from "./read-snapshot.ts";
import type { VerifiedBackup } from "./verify-backup.ts";

/** Primary keys; SQLite lets a text among them be null. */
const KEYS: ReadonlySet<string> = new Set(["_id", "tag"]);

/** Rejects rows that the tables would not accept, or would accept although nobody could read them. */
export async function requireFittingRows(
  database: OpenDatabase,
  { archive, tables }: VerifiedBackup,
): Promise<void> {
  const known = new Map((await findTables(database)).map(({ name, columns }) => [name, columns]));
  for (const [table, rows] of tables) {
    const columns = known.get(table);
    if (!columns) throw new BackupError(`${archive} does not fit: there is no table ${table} here.`);
    for (const row of rows) {
      const misfit = findMisfit(columns, row);
      if (misfit === undefined) continue;
      throw new BackupError(`${archive} does not fit: ${misfit} of a row in ${table} cannot be stored.`);
    }
  }
}

/** The name of a column that is missing in the table, or whose value has the wrong type. */
function findMisfit(columns: readonly ColumnMetadata[], row: EntryRow): string | undefined {
  const unknown = Object.keys(row).find((name) => !columns.some((column) => column.name === name));
  return unknown ?? columns.find((column) => !fits(column, row[column.name]))?.name;
}

function fits({ name, dataType, isNullable, hasDefaultValue }: ColumnMetadata, value: unknown): boolean {
  if (value === undefined) return hasDefaultValue || (isNullable && !KEYS.has(name));
  if (value === null) return isNullable && !KEYS.has(name);
  if (/text/i.test(dataType)) return typeof value === "string";
  return /int/i.test(dataType) ? Number.isSafeInteger(value) : typeof value === "number";
}
