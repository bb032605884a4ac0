import type { Database } from "../database/tables.ts";
import { findFileStates } from "./file-states.ts";
import { rememberFiles } from "./remember-files.ts";

/** Stored instead of a name when any file may be in the wrong place. */
export const EVERY_FILE = "*";

const ROWS_PER_STATEMENT = 500;

export interface WaitingFile {
  _id: string;
  file: string;
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
