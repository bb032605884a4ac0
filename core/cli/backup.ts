import path from "node:path";
import { writeBackupFile } from "../server/backup/write-backup.ts";
import { usage } from "./backup.usage.mjs";
import { runCommand } from "./open-stores.ts";
import { readArguments } from "./read-arguments.mjs";
import { warnOfMissing } from "./warn-of-missing.ts";

const [file = ""] = readArguments(usage).parameters;

await runCommand(async ({ database, openFiles }) => {
  const source = { database, files: await openFiles() };
  const { tables, files, missing } = await writeBackupFile(source, path.resolve(file));
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  console.log(`${file} holds ${rows} rows and ${Object.keys(files).length} files.`);
  warnOfMissing(missing, "Open these entries in the admin panel, choose their files again and save.");
});
