import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

const LOCK = ".setup-lock";

/**
 * Installing and building change files that another process may read, so only one process at a time does it. The lock is
 * a file with the owner's process id, created atomically with a link.
 * @param {() => Promise<void>} work
 */
export async function holdingSetupLock(work) {
  const mine = `${LOCK}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  process.on("exit", release);
  try {
    await acquire(mine);
    await work();
  } finally {
    release();
    process.off("exit", release);
  }

  function release() {
    if (findOwner(LOCK) === process.pid) rmSync(LOCK, { force: true });
    rmSync(mine, { force: true });
  }
}

/** @param {string} mine */
async function acquire(mine) {
  let isLogged = false;
  while (!tryToLink(mine)) {
    const owner = findOwner(LOCK);
    if (owner === undefined) continue;
    if (!isRunning(owner)) {
      removeStaleLock(owner);
      continue;
    }
    if (!isLogged)
      console.log(`Waiting for process ${owner}, which is installing or building (lock: ${LOCK})`);
    isLogged = true;
    await pause(200);
  }
}

/** @param {string} mine */
function tryToLink(mine) {
  try {
    linkSync(mine, LOCK);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

/** @param {string} path */
function findOwner(path) {
  try {
    return Number(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}

/** @param {number} processId */
function isRunning(processId) {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/**
 * Renames the lock before checking it again: another process may have taken it over in the meantime.
 * @param {number} deadOwner
 */
function removeStaleLock(deadOwner) {
  const aside = `${LOCK}.stale.${process.pid}`;
  try {
    renameSync(LOCK, aside);
  } catch {
    return;
  }
  if (findOwner(aside) !== deadOwner) tryToLink(aside);
  rmSync(aside, { force: true });
}
