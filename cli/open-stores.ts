import { BackupError } from "../server/backup/backup-format.ts";
import { type Config, ConfigError, readConfig } from "../server/config.ts";
import { DatabaseUnusable, type OpenDatabase, openDatabase } from "../server/database/open-database.ts";
import type { FileStore } from "../server/uploads/file-store.ts";
import { FilesUnusable, openFileStore } from "../server/uploads/open-file-store.ts";

export interface OpenStores {
  config: Config;
  database: OpenDatabase;
  files: FileStore;
}

/** A mistake in how a command was called, told in one line. */
export class UsageError extends Error {}

/** Runs a command on the same database and files as the server, which may be running meanwhile. */
export async function runCommand(command: (stores: OpenStores) => Promise<void>): Promise<void> {
  try {
    const config = readConfig(process.env);
    const database = await openDatabase(config);
    try {
      await command({ config, database, files: await openFileStore(config) });
    } finally {
      await database.db.destroy();
    }
  } catch (error) {
    const isExpected = [UsageError, ConfigError, DatabaseUnusable, FilesUnusable, BackupError].some(
      (kind) => error instanceof kind,
    );
    if (!isExpected) throw error;
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
