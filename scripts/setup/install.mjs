import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { runQuietly } from "./run-command.mjs";
import { holdingSetupLock } from "./setup-lock.mjs";

/** A release archive has its packages and its build; it has no lock file and no compiler. */
export const isRelease = () => existsSync("release.json");

export async function ensureInstalled() {
  if (isRelease() || isInstalled()) return;
  await holdingSetupLock(async () => {
    if (isInstalled()) return;
    console.log("Installing dependencies (a minute or two, only when they changed)...");
    // NODE_ENV=production would leave out the build tools.
    await runQuietly("npm", ["ci", "--include=dev", "--include=optional"], {
      env: { ...process.env, PATH: pathWithoutInstalledNode() },
      failureLine:
        "npm ci failed: its output is above; check the network and the free space, then run this again",
    });
  });
}

/**
 * Compares the lock file with npm's record of node_modules, which npm writes when it has finished. This finds an install
 * that is missing, incomplete or outdated, and accepts a manual `npm install`. Packages for other platforms are only in
 * the lock file.
 */
function isInstalled() {
  const installed = readPackages("node_modules/.package-lock.json");
  if (!installed) return false;
  const locked = Object.entries(readPackages("package-lock.json") ?? {});
  return locked.every(([location, wanted]) => {
    const found = installed[location];
    if (!found) return location === "" || wanted.optional === true;
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean }> | undefined}
 */
function readPackages(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, "utf8")).packages;
  } catch {
    return undefined;
  }
}

/** `npm ci` deletes node_modules, so it must not run under the Node installed there. */
function pathWithoutInstalledNode() {
  const installed = path.resolve("node_modules");
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return folders.filter((folder) => !path.resolve(folder).startsWith(installed)).join(path.delimiter);
}
