import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { openBackupCopies } from "../server/backup/backup-copies.ts";
import { RESTORED_SIZE } from "../server/backup/backup-format.ts";
import { readSchoolName, restoreBackup } from "../server/backup/restore-backup.ts";
import { type Config, readConfig } from "../server/config.ts";
import { openDatabase } from "../server/database/open-database.ts";
import { requireSpace } from "../server/files/free-space.ts";
import { openFileStore } from "../server/files/open-file-store.ts";
import { confirm } from "./confirm.ts";
import { type OpenStores, reportFailures, runCommand } from "./open-stores.ts";
import { readArguments } from "./read-arguments.mjs";
import { usage } from "./restore.usage.mjs";
import { UsageError } from "./usage-error.ts";
import { warnOfMissing } from "./warn-of-missing.ts";

const { parameters, has } = readArguments(usage);
const [file = ""] = parameters;

if (has("check")) await reportFailures(check);
else await runCommand(restore, { mayCreateData: true });

async function restore({ config, database, openFiles }: OpenStores): Promise<void> {
  const target = { database, files: await openFiles() };
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  await withArchive(config, config.dataDir, async (archive) => {
    const { createdAt, files, missing } = await restoreBackup(archive, target, {
      mayOverwrite: has("overwrite"),
      agree: has("overwrite") ? agree : async () => {},
    });
    console.log(`Restored the backup of ${createdAt} with ${Object.keys(files).length} files.`);
    warnOfMissing(
      missing,
      "They were missing already when the backup was made. An older backup may have them; otherwise choose them again in the admin panel.",
    );
  });
}

async function agree({
  createdAt,
  from,
  to,
}: {
  createdAt: string;
  from: string;
  to: string;
}): Promise<void> {
  const question = `This replaces everything of “${to}” with the backup of ${createdAt} of “${from}”.`;
  if (!has("yes")) return confirm(question);
  if (from !== to)
    throw new UsageError(
      `${question} These are two schools. Nothing was changed: without --yes the command asks.`,
    );
}

/** Opens the archive as a restore on an empty machine does. */
async function check(): Promise<void> {
  const config = readConfig(process.env);
  // The folder for temporary files may be in memory.
  const place = await mkdtemp(path.join(existsSync(config.dataDir) ? config.dataDir : os.tmpdir(), "check-"));
  try {
    await withArchive(config, place, async (archive) => {
      await requireSpace(place, (await stat(archive)).size * RESTORED_SIZE, "the check");
      const dataDir = path.join(place, "data");
      await mkdir(dataDir);
      const database = await openDatabase({ databaseUrl: undefined, dataDir });
      try {
        const target = { database, files: await openFileStore({ s3: undefined, dataDir }) };
        const { createdAt, tables, files, missing } = await restoreBackup(archive, target, {
          mayOverwrite: false,
        });
        const size = Object.values(files).reduce((sum, each) => sum + each.size, 0);
        console.log(
          [
            `The backup of ${createdAt} of “${await readSchoolName(database)}” is whole:`,
            ...Object.entries(tables).flatMap(([name, { rows }]) => (rows > 0 ? [`  ${name}: ${rows}`] : [])),
            `  files: ${Object.keys(files).length} (${Math.ceil(size / 1024 / 1024)} MB)`,
          ].join("\n"),
        );
        warnOfMissing(missing, "They were missing already when the backup was made.");
      } finally {
        await database.db.destroy();
      }
    });
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

/** The archive, fetched from the second place and decrypted if it is there. */
async function withArchive(
  { backupCopies }: Config,
  folder: string,
  work: (archive: string) => Promise<void>,
): Promise<void> {
  if (!has("second-place")) return work(path.resolve(file));
  if (!backupCopies)
    throw new UsageError("The second place needs BACKUP_S3_BUCKET, its other variables and BACKUP_KEY.");
  const fetched = path.join(await mkdtemp(path.join(folder, "fetched-")), "backup.tar");
  try {
    await openBackupCopies(backupCopies).read(file, fetched);
    await work(fetched);
  } finally {
    await rm(path.dirname(fetched), { recursive: true, force: true });
  }
}
