import { createIdSource } from "../database/entries/entry-id.ts";
import type { Database, Tx } from "../database/tables.ts";
import { findFileStates } from "./file-states.ts";

/** Stored instead of a name when any file may be in the wrong place. */
export const EVERY_FILE = "*";

const ROWS_PER_STATEMENT = 500;

const createId = createIdSource();

export interface WaitingFile {
  _id: string;
  file: string;
}

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

export type FileRecords = ReturnType<typeof createFileRecords>;

/** The state of stored files according to the database. */
export function createFileRecords(db: Database) {
  return {
    findFileStates: (wanted?: readonly string[]) => findFileStates(db, wanted),

    rememberFiles: (names: Iterable<string>) => rememberFiles(db, names),

    findWaitingFiles: (): Promise<WaitingFile[]> => db.selectFrom("filesToPlace").selectAll().execute(),

    async forgetWaitingFiles(waiting: readonly WaitingFile[]): Promise<void> {
      for (let start = 0; start < waiting.length; start += ROWS_PER_STATEMENT) {
        const ids = waiting.slice(start, start + ROWS_PER_STATEMENT).map(({ _id }) => _id);
        await db.deleteFrom("filesToPlace").where("_id", "in", ids).execute();
      }
    },
  };
}
