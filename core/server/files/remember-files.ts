import { createIdSource } from "../database/entries/entry-id.ts";
import type { Database, Tx } from "../database/tables.ts";

const ROWS_PER_STATEMENT = 500;

const createId = createIdSource();

/**
 * Stores that files are to be moved or removed. Written in the transaction of the change that makes it necessary, it survives a crash.
 * Rows are only added and deleted, so that concurrent transactions never wait for each other here.
 */
export async function rememberFiles(into: Database | Tx, names: Iterable<string>): Promise<void> {
  const rows = Array.from(new Set(names), (file) => ({ _id: createId(), file }));
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const step = rows.slice(start, start + ROWS_PER_STATEMENT);
    await into.insertInto("filesToPlace").values(step).execute();
  }
}
