import { once } from "node:events";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openBackupCopies } from "./backup/backup-copies.ts";
import { keepDailyBackups } from "./backup/daily-backups.ts";
import type { BuiltServer } from "./build-server.ts";
import { type Config, ConfigError, readConfig } from "./config.ts";
import { DatabaseUnusable } from "./database/database-errors.ts";
import { FilesUnusable } from "./files/open-file-store.ts";
import { type OpenSchool, openSchool } from "./open-school.ts";
import { runEvery } from "./run-every.ts";
import { loadSiteBuild } from "./site/site-build.ts";
import { StartError } from "./start-error.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
/** Slightly less than the 20 s in `deploy/`; a slow machine needs them to finish pictures. */
const CLOSE_PATIENCE_MS = 18_000;
/** A service manager signals npm, npm's shell and the program, and npm forwards its signal. */
const SAME_SIGNAL_MS = 1000;
const TIDY_EVERY_MS = 10 * 60_000;
/** Files that the storage could not move are hidden, but should be moved soon after it works again. */
const RETRY_FILES_EVERY_MS = 5000;

try {
  await start(readConfig(process.env));
} catch (error) {
  const isExpected = [StartError, ConfigError, DatabaseUnusable, FilesUnusable].some(
    (kind) => error instanceof kind,
  );
  if (!isExpected) throw error;
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function start(config: Config): Promise<void> {
  // Commands read copies without a folder, so that a new machine can restore one.
  if (config.backupCopies && !config.backups)
    throw new ConfigError("Copies of backups also need BACKUP_DIR.");
  const site = loadSiteBuild(path.join(ROOT, "build"));
  const loadBuild = () => site;
  await requireFreePort(config);
  const school = await openSchool(config, {
    site: { loadBuild, clientFolder: path.join(ROOT, "build/client"), worksOffline: config.offline },
    async loadSample({ server, files }) {
      if ((await server.sample.findMissingParts()).length === 0) return;
      const { loadSample } = await import("../sample/load-sample.ts");
      await loadSample(server.sample, files, {
        builtFolder: path.join(ROOT, "build/sample"),
        siteUrl: config.siteUrl,
      });
    },
  });
  const work: Closable[] = [school];
  closeOnSignal(work, async () => {
    school.server.announceClosing();
    await sleep(config.drainSeconds * 1000);
  });
  await listen(school.server, config).catch(async (error) => {
    await school.close();
    throw error;
  });
  tidyRegularly(school);
  retryFilesRegularly(school.server);
  runJobs(school.server);
  if (config.backups) {
    const { app, backupWatch } = school.server;
    const copies = config.backupCopies && openBackupCopies(config.backupCopies);
    work.unshift(keepDailyBackups(school, config.backups, app.log, { watch: backupWatch, copies }));
  }
  console.log(`${config.siteUrl} is open.`);
}

/** Removes expired data (sessions, rate limits, old versions), repairs what saves missed, and moves every file to its right place. */
async function tidy({ server: { removeExpired, repair, sweepFiles }, files }: OpenSchool): Promise<void> {
  await removeExpired();
  await repair();
  await sweepFiles(new Date(Date.now() - files.orphanAgeMs));
}

function tidyRegularly(school: OpenSchool): void {
  const run = runEvery(TIDY_EVERY_MS, () =>
    tidy(school).catch((error) => school.server.app.log.error({ err: error }, "tidying failed")),
  );
  void run();
}

function retryFilesRegularly({ retryFiles }: BuiltServer): void {
  runEvery(RETRY_FILES_EVERY_MS, retryFiles);
}

/** Runs the jobs of the features now and then at their intervals. */
function runJobs({ jobs, app }: BuiltServer): void {
  for (const { everyMs, run: work, failure } of jobs) {
    const run = runEvery(everyMs, () => work().catch((error) => app.log.warn({ err: error }, failure)));
    void run();
  }
}

/** Checked first, so that a second start by mistake neither loads the sample nor shows a password. */
async function requireFreePort({ port, host }: Config): Promise<void> {
  const probe = createServer();
  await once(probe.listen({ port, host }), "listening").catch((error) => refusePort(error, { port, host }));
  probe.close();
  await once(probe, "close");
}

async function listen({ app }: BuiltServer, { port, host }: Config): Promise<void> {
  await app.listen({ port, host }).catch((error) => refusePort(error, { port, host }));
}

function refusePort(error: NodeJS.ErrnoException, { port, host }: Pick<Config, "port" | "host">): never {
  if (error.code === "EADDRINUSE")
    throw new StartError(`Port ${port} is in use. Stop the other program, or set PORT to another number.`);
  if (error.code === "EACCES")
    throw new StartError(`Port ${port} may not be opened by this user. Set PORT to a number above 1023.`);
  if (error.code === "EADDRNOTAVAIL") throw new StartError(`HOST ${host} is not an address of this machine.`);
  throw error;
}

interface Closable {
  close(): Promise<void>;
}

/** Finishes running requests and refuses new ones; a second signal or a stuck request ends the process immediately. */
function closeOnSignal(work: readonly Closable[], drain: () => Promise<void>): void {
  let askedAt: number | undefined;
  const close = async () => {
    if (askedAt !== undefined) {
      if (performance.now() - askedAt > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    askedAt = performance.now();
    await drain();
    setTimeout(() => process.exit(1), CLOSE_PATIENCE_MS).unref();
    for (const part of work) await part.close();
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, close);
}
