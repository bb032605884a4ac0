import { readFileSync, readlinkSync, realpathSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * @typedef {object} Installation Versions beside each other: `versions/NAME`, and a link to the one that runs.
 * @property {string} root
 * @property {string} versions
 * @property {string} site The link to the version that runs.
 * @property {string} previous The link to the version that ran before the last update.
 * @property {string} running The file with the process id of the site.
 */

/**
 * Undefined for a working copy. It is plain JavaScript, because a start uses it before packages are installed.
 * @param {string} [folder] The folder of a version.
 * @returns {Installation | undefined}
 */
export function findInstallation(folder = process.cwd()) {
  const versions = path.dirname(folder);
  if (path.basename(versions) !== "versions") return undefined;
  const root = path.dirname(versions);
  const inRoot = (/** @type {string} */ name) => path.join(root, name);
  return {
    root,
    versions,
    site: inRoot("site"),
    previous: inRoot("previous"),
    running: path.join(versions, ".running"),
  };
}

/**
 * Notes the process of the site, which an update ends. A version that an update only checks is not noted. A full disk must not stop the
 * site: without the note, an update says that the site must be restarted by hand.
 */
export function noteProcess() {
  const installation = findInstallation();
  if (!installation || followLink(installation.site) !== realpathSync(process.cwd())) return;
  try {
    writeFileSync(installation.running, String(process.pid));
  } catch (error) {
    console.error(`${installation.running} cannot be written: ${error}`);
  }
}

/** @param {string} link */
export function followLink(link) {
  try {
    return realpathSync(link);
  } catch {
    return undefined;
  }
}

/**
 * The process of the site; undefined if it does not run. After a power cut its number may belong to another program.
 * @param {Installation} installation
 */
export function findProcess({ running, versions }) {
  try {
    const pid = Number(readFileSync(running, "utf8"));
    process.kill(pid, 0);
    if (process.platform !== "linux") return pid;
    const isSite =
      readlinkSync(`/proc/${pid}/cwd`).startsWith(versions) &&
      readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("start.mjs");
    return isSite ? pid : undefined;
  } catch {
    return undefined;
  }
}
