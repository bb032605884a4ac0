import path from "node:path";
import type { BuiltServer } from "./build-server.ts";
import { type Config, ConfigError, readConfig } from "./config.ts";
import { DatabaseUnusable } from "./database/open-database.ts";
import { type OpenSchool, openSchool, StartError } from "./open-school.ts";
import { sweepOrphans } from "./uploads/sweep-orphans.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const CLOSE_PATIENCE_MS = 10_000;
const TIDY_EVERY_MS = 10 * 60_000;
/** Files are written before their row; younger ones may belong to a save that is still under way. */
const ORPHAN_GRACE_MS = 60_000;

try {
  await start(readConfig(process.env));
} catch (error) {
  if (!(error instanceof StartError || error instanceof ConfigError || error instanceof DatabaseUnusable))
    throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function start(config: Config): Promise<void> {
  const school = await openSchool(config, {
    site: {
      loadBuild: async () => import(path.join(ROOT, "build/server/index.js")),
      folders: { client: path.join(ROOT, "build/client"), pictures: path.join(ROOT, "build/pictures") },
    },
  });
  closeOnSignal(school);
  await listen(school.server, config);
  tidyRegularly(school);
  console.log(`${config.siteUrl} is open.`);
}

/** Takes away ended sessions and counts, and files that no row names: a killed process may leave some. */
async function tidy({ server: { content, removeEnded }, files }: OpenSchool): Promise<void> {
  await removeEnded();
  const unnamedSince = new Date(Date.now() - ORPHAN_GRACE_MS);
  await sweepOrphans(files, await content.fileNamesInUse(), unnamedSince);
}

function tidyRegularly(school: OpenSchool): void {
  const run = () =>
    tidy(school).catch((error) => school.server.app.log.error({ err: error }, "tidying failed"));
  setInterval(run, TIDY_EVERY_MS).unref();
  void run();
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
function closeOnSignal(school: OpenSchool): void {
  let isClosing = false;
  const close = async () => {
    if (isClosing) process.exit(1);
    isClosing = true;
    setTimeout(() => process.exit(1), CLOSE_PATIENCE_MS).unref();
    await school.close();
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, close);
}
