import { mkdir, rm } from "node:fs/promises";
import { BackupError, PartlyRestored } from "../server/backup/backup-format.ts";
import { type Config, ConfigError, readConfig } from "../server/config.ts";
import { DatabaseUnusable } from "../server/database/database-errors.ts";
import { type OpenDatabase, openDatabase } from "../server/database/open-database.ts";
import type { FileStore } from "../server/files/file-store.ts";
import { FilesUnusable, openFileStore } from "../server/files/open-file-store.ts";

export interface OpenStores {
  config: Config;
  database: OpenDatabase;
  /** Only for commands that need files: a new password must not depend on the storage. */
  openFiles(): Promise<FileStore>;
}

/** Wrong usage of a command; the message is printed without a stack. */
export class UsageError extends Error {}

/**
 * Runs a command on the database and files of the server, which may be running. Most commands require that the data folder
 * exists, so that a typo in DATA_DIR is noticed.
 */
export async function runCommand(
  command: (stores: OpenStores) => Promise<void>,
  { mayCreateData = false } = {},
): Promise<void> {
  try {
    const config = readConfig(process.env);
    const created = mayCreateData ? await createDataFolder(config) : undefined;
    try {
      await runOnDatabase(config, command);
    } catch (error) {
      // A failed command removes the folder that it has created.
      if (created !== undefined && !(error instanceof PartlyRestored)) await rm(created, { recursive: true });
      throw error;
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

async function runOnDatabase(config: Config, command: (stores: OpenStores) => Promise<void>): Promise<void> {
  const database = await openDatabase(config);
  try {
    await command({ config, database, openFiles: () => openFileStore(config) });
  } finally {
    await database.db.destroy();
  }
}

/** Returns the outermost folder that was created. */
async function createDataFolder({ dataDir, databaseUrl, s3 }: Config): Promise<string | undefined> {
  if (databaseUrl && s3) return undefined;
  return mkdir(dataDir, { recursive: true, mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`The data folder ${dataDir} cannot be made (${error.code}).`);
  });
}
