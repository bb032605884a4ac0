import { randomBytes } from "node:crypto";
import { constants } from "node:fs";
import { access, mkdir } from "node:fs/promises";
import path from "node:path";
import { ADMIN_ROLE } from "../content/api-contract.ts";
import { loadSample } from "../sample/load-sample.ts";
import type { AccountStore } from "./auth/account-store.ts";
import { type BuiltServer, buildServer } from "./build-server.ts";
import { type Config, ConfigError, readConfig } from "./config.ts";
import { DatabaseUnusable, openDatabase } from "./database/open-database.ts";
import { openDiskFileStore } from "./uploads/disk-file-store.ts";
import type { FileStore } from "./uploads/file-store.ts";
import { sweepOrphans } from "./uploads/sweep-orphans.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const CLOSE_PATIENCE_MS = 10_000;
const TIDY_EVERY_MS = 10 * 60_000;
/** Files are written before their row; younger ones may belong to a save that is still under way. */
const ORPHAN_GRACE_MS = 60_000;

/** A reason not to start, told in one line. */
class StartError extends Error {}

try {
  await start(readConfig(process.env));
} catch (error) {
  if (!(error instanceof StartError || error instanceof ConfigError || error instanceof DatabaseUnusable))
    throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function start(config: Config): Promise<void> {
  await prepareDataFolder(config.dataDir);
  const files = await openDiskFileStore(path.join(config.dataDir, "uploads"));
  await files.removeTemporaries();
  const database = await openDatabase(config).catch((error) => {
    if (config.databaseUrl === undefined || error instanceof DatabaseUnusable) throw error;
    throw new StartError(`The database at DATABASE_URL cannot be opened: ${error.message || error.code}`);
  });
  const server = await buildServer(config, {
    database,
    files,
    site: {
      loadBuild: async () => import(path.join(ROOT, "build/server/index.js")),
      folders: { client: path.join(ROOT, "build/client"), pictures: path.join(ROOT, "build/pictures") },
    },
  });
  await createFirstAdmin(server.accounts, config);
  if (config.sampleContent) {
    await loadSample(server.sample, files, {
      builtFolder: path.join(ROOT, "build/sample"),
      siteUrl: config.siteUrl,
    });
  }
  closeOnSignal(server, () => database.db.destroy());
  await listen(server, config);
  tidyRegularly(server, files);
  console.log(`${config.siteUrl} is open.`);
}

async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new StartError(
      `The data folder ${folder} cannot be written (${(error as NodeJS.ErrnoException).code}). Change its owner, or set DATA_DIR to another folder.`,
    );
  }
}

/** Takes away ended sessions and counts, and files that no row names: a killed process may leave some. */
async function tidy({ content, removeEnded }: BuiltServer, files: FileStore): Promise<void> {
  await removeEnded();
  const unnamedSince = new Date(Date.now() - ORPHAN_GRACE_MS);
  await sweepOrphans(files, await content.fileNamesInUse(), unnamedSince);
}

function tidyRegularly(server: BuiltServer, files: FileStore): void {
  const run = () =>
    tidy(server, files).catch((error) => server.app.log.error({ err: error }, "tidying failed"));
  setInterval(run, TIDY_EVERY_MS).unref();
  void run();
}

async function createFirstAdmin(accounts: AccountStore, config: Config): Promise<void> {
  if (await accounts.hasAdmin()) return;
  const password = config.adminPassword ?? randomBytes(12).toString("base64url");
  const isCreated = await accounts.create(config.adminEmail, password, ADMIN_ROLE);
  if (isCreated && config.adminPassword === undefined) {
    console.log(`First admin: ${config.adminEmail} with the password ${password} (shown only this once).`);
  }
}

async function listen({ app }: BuiltServer, config: Config): Promise<void> {
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE")
      throw new StartError(
        `Port ${config.port} is in use. Stop the other program, or set PORT to another number.`,
      );
    if (code === "EACCES")
      throw new StartError(
        `Port ${config.port} may not be opened by this user. Set PORT to a number above 1023.`,
      );
    if (code === "EADDRNOTAVAIL")
      throw new StartError(`HOST ${config.host} is not an address of this machine.`);
    throw error;
  }
}

/** Requests under way are finished, new ones refused; a second signal or a stuck request ends it at once. */
function closeOnSignal({ app }: BuiltServer, closeDatabase: () => Promise<void>): void {
  let isClosing = false;
  const close = async () => {
    if (isClosing) process.exit(1);
    isClosing = true;
    setTimeout(() => process.exit(1), CLOSE_PATIENCE_MS).unref();
    await app.close();
    await closeDatabase();
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, close);
}
