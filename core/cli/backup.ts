import path from "node:path";
import { writeBackupFile } from "../server/backup/write-backup.ts";
import { runCommand, UsageError } from "./open-stores.ts";
import { warnOfMissing } from "./warn-of-missing.ts";

await runCommand(async ({ database, openFiles }) => {
  const [file] = process.argv.slice(2);
  if (!file) throw new UsageError("Say where the backup goes: npm run backup -- FILE");
  const source = { database, files: await openFiles() };
  const { tables, files, missing } = await writeBackupFile(source, path.resolve(file));
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  console.log(`${file} holds ${rows} rows and ${Object.keys(files).length} files.`);
  warnOfMissing(missing, "Open these entries in the admin panel, choose their files again and save.");
});
