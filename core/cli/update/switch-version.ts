import { rename, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { removeCopy, requestCopy, returnCopy } from "../../server/database/update-copy.ts";
import { syncToDisk } from "../../server/files/disk-file-store.ts";
import { UsageError } from "../usage-error.ts";
import { isReady } from "./check-version.ts";
import { findProcess, followLink, type Installation } from "./installation.mjs";

/** Longer than the program itself gives running requests. */
const STOP_MS = 25_000;
/** A small machine with other work needs a minute. A version that ends before is noticed at once. */
const START_MS = 120_000;

interface SwitchOptions {
  url: string;
  /** How long the site serves after it was told to end. */
  drainMs: number;
  /** The database of SQLite. It is copied before the new version migrates it, and comes back with the version before. */
  sqlite: string | undefined;
  /** The advice for the operator if neither version comes up. */
  help: string;
}

/**
 * Switches the link and restarts the site; returns how long it was away in milliseconds, undefined if it did not run. If it does not come
 * up, the version before runs again with its data.
 */
export async function switchVersion(
  installation: Installation,
  folder: string,
  { url, drainMs, sqlite, help }: SwitchOptions,
): Promise<number | undefined> {
  const before = followLink(installation.site);
  const older = followLink(installation.previous);
  if (sqlite) requestCopy(sqlite);
  if (before !== undefined) await point(installation.previous, before);
  await point(installation.site, folder);
  const away = await restart(installation, { url, drainMs });
  if (away !== "down") {
    if (sqlite) removeCopy(sqlite);
    return away;
  }
  if (before === undefined)
    throw new UsageError(`${folder} does not come up: see sudo journalctl -u gurukul -n 50.`);
  await point(installation.site, before);
  // Going back later must not lead to the version that failed.
  if (older !== undefined) await point(installation.previous, older);
  if (sqlite) returnCopy(sqlite);
  const [wanted, old] = [folder, before].map((each) => path.basename(each));
  if ((await restart(installation, { url, drainMs, mustRun: true })) === "down")
    throw new UsageError(
      `Version ${wanted} did not come up, and version ${old} does not either. sudo journalctl -u gurukul -n 20 shows why. ${help}`,
    );
  if (sqlite) removeCopy(sqlite);
  throw new UsageError(
    `Version ${wanted} did not come up, and version ${old} runs again. sudo journalctl -u gurukul -n 50 shows why.`,
  );
}

/** Replaces a link in one step, so that after a power cut it leads to the old or the new folder. */
async function point(link: string, folder: string): Promise<void> {
  const replacement = `${link}.new`;
  await rm(replacement, { force: true });
  await symlink(path.relative(path.dirname(link), folder), replacement);
  await rename(replacement, link);
  await syncToDisk(path.dirname(link));
}

/** Ends the process; the service manager starts the program in the folder to which the link leads now. */
async function restart(
  installation: Installation,
  { url, drainMs, mustRun = false }: Pick<SwitchOptions, "url" | "drainMs"> & { mustRun?: boolean },
): Promise<number | undefined | "down"> {
  const old = findProcess(installation);
  if (old === undefined && !mustRun && !(await isStarting(installation))) return undefined;
  const since = performance.now();
  if (old !== undefined) await stop(old, STOP_MS + drainMs);
  const stopped = performance.now();
  const seen = new Set<number>();
  while (performance.now() - stopped < START_MS) {
    const found = findProcess(installation);
    if (found !== undefined && found !== old) seen.add(found);
    if (seen.size > 0 && (await isReady(url))) return performance.now() - since;
    // It has ended and was started again.
    if (seen.size > 1) return "down";
    await sleep(50);
  }
  return "down";
}

/** Between two attempts of a service manager there is no process. */
async function isStarting(installation: Installation): Promise<boolean> {
  for (let waited = 0; waited < 3000; waited += 100) {
    if (findProcess(installation) !== undefined) return true;
    await sleep(100);
  }
  return false;
}

async function stop(pid: number, patienceMs: number): Promise<void> {
  process.kill(pid, "SIGTERM");
  for (let waited = 0; isRunning(pid); waited += 50) {
    if (waited > patienceMs) process.kill(pid, "SIGKILL");
    await sleep(50);
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
