import path from "node:path";
import { restoreBackup } from "../server/backup/restore-backup.ts";
import { type OpenStores, runCommand } from "./open-stores.ts";
import { readArguments } from "./read-arguments.mjs";
import { usage } from "./restore.usage.mjs";
import { warnOfMissing } from "./warn-of-missing.ts";

const { parameters, has } = readArguments(usage);
const [file = ""] = parameters;

await runCommand(restore, { mayCreateData: true });

async function restore({ database, openFiles }: OpenStores): Promise<void> {
  const target = { database, files: await openFiles() };
  const { createdAt, files, missing } = await restoreBackup(path.resolve(file), target, {
    mayOverwrite: has("overwrite"),
  });
  console.log(`Restored the backup of ${createdAt} with ${Object.keys(files).length} files.`);
  warnOfMissing(
    missing,
    "They were missing already when the backup was made. An older backup may have them; otherwise choose them again in the admin panel.",
  );
}
