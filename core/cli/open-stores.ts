import { mkdir, rm, stat } from "node:fs/promises";
import { BackupError, PartlyRestored } from "../server/backup/backup-format.ts";
import { type Config, ConfigError, readConfig } from "../server/config.ts";
import { DatabaseUnusable } from "../server/database/database-errors.ts";
import { type OpenDatabase, openDatabase } from "../server/database/open-database.ts";
import type { FileStore } from "../server/files/file-store.ts";
import { findFreeBytes, NoSpace } from "../server/files/free-space.ts";
import { FilesUnusable, openFileStore } from "../server/files/open-file-store.ts";
import { describeFailure } from "./describe-failure.ts";
import { UsageError } from "./usage-error.ts";

export interface OpenStores {
  config: Config;
  database: OpenDatabase;
  /** Only for commands that need files: a new password must not depend on the storage. */
  openFiles(): Promise<FileStore>;
}

/**
 * Runs a command on the database and files of the server, which may be running. Most commands require that the data folder
 * exists, so that a typo in DATA_DIR is noticed.
 */
export async function runCommand(
  command: (stores: OpenStores) => Promise<void>,
  { mayCreateData = false } = {},
): Promise<void> {
  await reportFailures(async () => {
    const config = readConfig(process.env);
    await requireOwner(config);
    const created = mayCreateData ? await createDataFolder(config) : undefined;
    try {
      await openStores(config, command);
    } catch (error) {
      // A failed command removes the folder that it has created.
      if (created !== undefined && !(error instanceof PartlyRestored)) await rm(created, { recursive: true });
      throw error;
    }
  });
}

/** Prints what went wrong in one line, if it is not an error of the program. */
export async function reportFailures(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isExpected = [UsageError, ConfigError, DatabaseUnusable, FilesUnusable, BackupError, NoSpace].some(
      (kind) => error instanceof kind,
    );
    const line = isExpected ? (error as Error).message : describeFailure(error);
    if (line === undefined) throw error;
    console.error(line);
    process.exitCode = 1;
  }
}

export async function openStores(
  config: Config,
  command: (stores: OpenStores) => Promise<void>,
): Promise<void> {
  const database = await openDatabase(config).catch(async (error) => {
    // SQLite reports a full disk as an error of the disk.
    if (error instanceof DatabaseUnusable && (await isDiskFull(config)))
      throw new NoSpace(
        `The disk with ${config.dataDir} is full. Free some space there, then run this again.`,
      );
    throw error;
  });
  try {
    await command({ config, database, openFiles: () => openFileStore(config) });
  } finally {
    await database.db.destroy();
  }
}

/** SQLite needs some pages before it can be opened. */
const FULL_BYTES = 128 * 1024;

const isDiskFull = ({ dataDir }: Config) =>
  findFreeBytes(dataDir).then(
    (free) => free < FULL_BYTES,
    () => false,
  );

/** A file that another user writes into the data folder could not be read by the site. */
async function requireOwner({ dataDir }: Config): Promise<void> {
  const folder = await stat(dataDir).catch(() => undefined);
  if (!folder || process.getuid === undefined || folder.uid === process.getuid()) return;
  throw new UsageError(
    `The data folder ${dataDir} belongs to another user than this command. Run it as that user: sudo deploy/site-command COMMAND.`,
  );
}

/** Returns the outermost folder that was created. */
async function createDataFolder({ dataDir, databaseUrl, s3 }: Config): Promise<string | undefined> {
  if (databaseUrl && s3) return undefined;
  return mkdir(dataDir, { recursive: true, mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`The data folder ${dataDir} cannot be made (${error.code}).`);
  });
}
