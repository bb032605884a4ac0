import { readFileSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { writeBackupFile } from "../server/backup/write-backup.ts";
import { type Config, readConfig } from "../server/config.ts";
import { DatabaseUnusable } from "../server/database/database-errors.ts";
import { sqliteFile } from "../server/database/open-database.ts";
import { openStores, reportFailures } from "./open-stores.ts";
import { readArguments } from "./read-arguments.mjs";
import { checkVersion } from "./update/check-version.ts";
import { findInstallation, followLink, type Installation } from "./update/installation.mjs";
import { prepareVersion, type Version } from "./update/prepare-version.ts";
import { runStep } from "./update/run-step.ts";
import { switchVersion } from "./update/switch-version.ts";
import { usage } from "./update.usage.mjs";
import { UsageError } from "./usage-error.ts";

/** The names of backups that updates make. */
const OWN_BACKUP = /^before-\d+\.\d+\.\d+(-[0-9a-f]{8})?\.tar$/;
const RESTART = "Then: sudo systemctl restart gurukul";

const {
  parameters: [wanted],
  has,
} = readArguments(usage);

await reportFailures(async () => {
  const config = readConfig(process.env);
  const installation = requireInstallation(config);
  await holdingLock(installation, () =>
    has("back") ? goBack(installation, config) : update(installation, config),
  );
});

async function update(installation: Installation, config: Config): Promise<void> {
  const work = path.join(installation.versions, ".work");
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { mode: 0o700 });
  try {
    const version = await prepareVersion(installation, work, { wanted, repository: config.updateFrom });
    const backup = await backUpAndCheck(installation, config, { version, work });
    const away = await switchVersion(installation, version.folder, describeSite(config, backup));
    await removeOutdated(installation, backup);
    console.log(`${describeSwitch(version.name, away)} The backup from before is ${backup}.`);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function goBack(installation: Installation, config: Config): Promise<void> {
  const folder = followLink(installation.previous);
  if (folder === undefined || folder === followLink(installation.site))
    throw new UsageError("There is no version to go back to. Nothing was changed.");
  const away = await switchVersion(installation, folder, describeSite(config));
  console.log(describeSwitch(path.basename(folder), away));
}

function describeSwitch(name: string, away: number | undefined): string {
  return away === undefined
    ? `Version ${name} is installed. The site does not run: sudo systemctl start gurukul.`
    : `Version ${name} runs. The site was away for ${(away / 1000).toFixed(1)} s.`;
}

function requireInstallation({ dataDir, databaseUrl, s3, backups }: Config): Installation {
  const installation = findInstallation();
  if (!installation)
    throw new UsageError(
      'This folder is not one of several versions: docs/deploy.md, "Updating", describes the folders. In a working copy use git pull.',
    );
  const folders = {
    DATA_DIR: databaseUrl && s3 ? undefined : dataDir,
    BACKUP_DIR: backups && path.resolve(backups.folder),
  };
  for (const [name, folder] of Object.entries(folders)) {
    // A path through the link `site` leads into a version as well.
    if (folder !== undefined && (followLink(folder) ?? folder).startsWith(`${installation.versions}/`))
      throw new UsageError(
        `${name} is ${folder}, in the folder of a version. Move it out of ${installation.versions} first.`,
      );
  }
  return installation;
}

/** Two updates at once would remove each other's folders. */
async function holdingLock(installation: Installation, work: () => Promise<void>): Promise<void> {
  // Ctrl+C and a closed terminal end the programs that a step runs; the update then removes its copy of the data. A switch is finished.
  for (const signal of ["SIGINT", "SIGHUP", "SIGTERM"] as const) process.on(signal, () => {});
  process.stdout.on("error", () => {});
  const lock = path.join(installation.versions, ".update");
  const take = () => writeFile(lock, String(process.pid), { flag: "wx" });
  await take().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
    if (isUpdating(await readFile(lock, "utf8")))
      throw new UsageError("Another update is under way. Nothing was changed.");
    await rm(lock, { force: true });
    await take();
  });
  try {
    await work();
  } finally {
    await rm(lock, { force: true });
  }
}

function isUpdating(pid: string): boolean {
  try {
    process.kill(Number(pid), 0);
    return process.platform !== "linux" || readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("update.ts");
  } catch {
    return false;
  }
}

/** The backup is made last, so that little can be saved between it and the switch. A version that fails the check is removed. */
async function backUpAndCheck(
  installation: Installation,
  config: Config,
  { version, work }: { version: Version; work: string },
): Promise<string> {
  const folder = config.backups?.folder ?? installation.root;
  const file = path.join(folder, `before-${version.name}.tar`);
  try {
    console.log("Making a backup...");
    await backUp(config, version, file);
    await checkVersion(version, file, work);
    return file;
  } catch (error) {
    await rm(version.folder, { recursive: true, force: true });
    throw error;
  }
}

async function backUp(config: Config, version: Version, file: string): Promise<void> {
  try {
    await openStores(config, async ({ database, openFiles }) => {
      await writeBackupFile({ database, files: await openFiles() }, file);
    });
  } catch (error) {
    if (!(error instanceof DatabaseUnusable)) throw error;
    // Another machine has brought the tables to the new version, which can read them.
    await runStep(process.execPath, ["scripts/run.mjs", "core/cli/backup.ts", file], {
      cwd: version.folder,
      failure: error.message,
    });
  }
}

/** Keeps the version that runs, the one before it and the backup of this update. */
async function removeOutdated({ versions, site, previous }: Installation, backup: string): Promise<void> {
  const kept = [followLink(site), followLink(previous)];
  for (const name of await readdir(versions)) {
    const folder = path.join(versions, name);
    if (!name.startsWith(".") && !kept.includes(folder)) await rm(folder, { recursive: true });
  }
  const folder = path.dirname(backup);
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    if (OWN_BACKUP.test(name) && file !== backup) await rm(file);
  }
}

function describeSite({ host, port, dataDir, databaseUrl, drainSeconds }: Config, backup?: string) {
  const address = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  return {
    url: `http://${address.includes(":") ? `[${address}]` : address}:${port}`,
    drainMs: drainSeconds * 1000,
    sqlite: databaseUrl ? undefined : sqliteFile(dataDir),
    help: databaseUrl && backup ? describeReturn(new URL(databaseUrl), backup) : RESTART,
  };
}

/** PostgreSQL cannot be copied like a file, so the operator restores the backup into a database beside the one of the newer version. */
function describeReturn({ username, pathname }: URL, backup: string): string {
  const database = `${pathname.slice(1)}_before`;
  return `If it names a newer version, the tables have changed already. The backup from before brings them back, in a database of its own:
  sudo systemctl stop gurukul
  sudo -u postgres createdb --owner=${username} ${database}
  sudo editor /etc/gurukul.env    # DATABASE_URL ends with /${database}
  sudo deploy/site-command npm run restore -- ${backup}
  sudo systemctl start gurukul`;
}
