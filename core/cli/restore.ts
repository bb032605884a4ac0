import path from "node:path";
import { restoreBackup } from "../server/backup/restore-backup.ts";
import { type OpenStores, runCommand, UsageError } from "./open-stores.ts";
import { warnOfMissing } from "./warn-of-missing.ts";

await runCommand(restore, { mayCreateData: true });

async function restore({ database, openFiles }: OpenStores): Promise<void> {
  const parameters = process.argv.slice(2);
  const [file] = parameters.filter((parameter) => parameter !== "--overwrite");
  if (!file) throw new UsageError("Say which backup to restore: npm run restore -- FILE [--overwrite]");
  const target = { database, files: await openFiles() };
  const { createdAt, files, missing } = await restoreBackup(path.resolve(file), target, {
    mayOverwrite: parameters.includes("--overwrite"),
  });
  console.log(`Restored the backup of ${createdAt} with ${Object.keys(files).length} files.`);
  warnOfMissing(
    missing,
    "They were missing already when the backup was made. An older backup may have them; otherwise choose them again in the admin panel.",
  );
}
