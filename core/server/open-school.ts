import { constants } from "node:fs";
import { access, mkdir } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { FOLDER_PATIENCE_MS } from "./backup/backup-watch.ts";
import { type BuiltServer, buildServer, type Services } from "./build-server.ts";
import type { Config } from "./config.ts";
import { openDiskReserve } from "./database/disk-reserve.ts";
import { type OpenDatabase, openDatabase } from "./database/open-database.ts";
import type { FileStore } from "./files/file-store.ts";
import { openFileStore } from "./files/open-file-store.ts";
import { StartError } from "./start-error.ts";

/** Fills a school without content. */
export type LoadSample = (school: Pick<OpenSchool, "server" | "files">) => Promise<unknown>;

export interface OpenSchool {
  server: BuiltServer;
  database: OpenDatabase;
  files: FileStore;
  close(): Promise<void>;
}

/** Opens the data and builds the server; an empty school gets its first admin and the sample content. */
export async function openSchool(
  config: Config,
  { loadSample, ...served }: Pick<Services, "site" | "maxCachedResponses"> & { loadSample: LoadSample },
): Promise<OpenSchool> {
  if (!config.databaseUrl) await prepareDataFolder(config);
  const reserve = config.databaseUrl ? undefined : await openDiskReserve(config.dataDir);
  // First, because data of a newer version is rejected here before any file is touched.
  const database = await openDatabase(config, { isSite: true });
  let server: BuiltServer | undefined;
  const close = async () => {
    await server?.app.close();
    await database.db.destroy();
  };
  try {
    const files = await openFiles(config);
    server = await buildServer(config, { database, files, reserve, ...served });
    await server.prepareSchool(config);
    if (config.sampleContent) await loadSample({ server, files });
    // Not awaited: the start does not wait for the disk. If it fails, the next write tries again.
    reserve?.hold().catch(() => {});
    return { server, database, files, close };
  } catch (error) {
    // An open connection would keep the process alive.
    await close();
    throw error;
  }
}

async function openFiles(config: Config): Promise<FileStore> {
  if (!config.s3) await prepareDataFolder(config);
  if (config.backups) await prepareBackupFolder(config.backups.folder);
  const files = await openFileStore(config);
  await files.removeTemporaries();
  return files;
}

/** The site opens even if the folder is on another machine and hangs. */
const prepareBackupFolder = (folder: string) =>
  Promise.race([
    prepareFolder(folder, { is: "backup", by: "BACKUP_DIR" }),
    sleep(FOLDER_PATIENCE_MS, undefined, { ref: false }),
  ]);

const prepareDataFolder = ({ dataDir }: Config) => prepareFolder(dataDir, { is: "data", by: "DATA_DIR" });

async function prepareFolder(folder: string, named: { is: string; by: string }): Promise<void> {
  try {
    // Only for this user: it contains children's addresses.
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new StartError(
      `The ${named.is} folder ${folder} cannot be written (${(error as NodeJS.ErrnoException).code}). Change its owner, or set ${named.by} to another folder.`,
    );
  }
}
