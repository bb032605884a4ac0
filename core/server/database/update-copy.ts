import { closeSync, fsyncSync, openSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * The copy of the SQLite file from before an update, so that an update that fails loses nothing. An update asks for it; the new version
 * makes it right before it migrates; the old version takes it back, when the update has gone back and the data is of a newer version.
 */
const copyOf = (file: string) => `${file}.before-update`;
const returnedOf = (file: string) => `${file}.return`;

/** An empty file asks the program that migrates. */
export function requestCopy(file: string): void {
  removeCopy(file);
  writeFileSync(copyOf(file), "", { mode: 0o600 });
}

export function removeCopy(file: string): void {
  for (const each of [copyOf(file), returnedOf(file)]) rmSync(each, { force: true });
}

/** A version cannot take the copy of its own migration back, even if it starts late: its data is not newer than itself. */
export function returnCopy(file: string): void {
  if ((sizeOf(copyOf(file)) ?? 0) > 0) renameSync(copyOf(file), returnedOf(file));
}

export function makeRequestedCopy(file: string): void {
  if (sizeOf(copyOf(file)) === undefined) return;
  const unfinished = `${copyOf(file)}.unfinished`;
  rmSync(unfinished, { force: true });
  writeFileSync(unfinished, "", { mode: 0o600 });
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    database.prepare("VACUUM INTO ?").run(unfinished);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  } finally {
    database.close();
  }
  sync(unfinished);
  renameSync(unfinished, copyOf(file));
  sync(path.dirname(file));
}

/** Only for the process of the site, of which there is one. Returns whether there was a copy to take back. */
export function takeCopyBack(file: string): boolean {
  if (sizeOf(returnedOf(file)) === undefined) return false;
  // The log of the newer file must be gone before the copy has its name.
  for (const log of ["-wal", "-shm"]) rmSync(`${file}${log}`, { force: true });
  sync(path.dirname(file));
  renameSync(returnedOf(file), file);
  sync(path.dirname(file));
  return true;
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size;

function sync(file: string): void {
  const handle = openSync(file, "r");
  fsyncSync(handle);
  closeSync(handle);
}
