import { isStoredName, storedNames } from "../../content/files/images.ts";
import { filesOf, namingRows } from "../database/entries/row-files.ts";
import type { OpenDatabase } from "../database/open-database.ts";
import type { FileStore } from "../files/file-store.ts";
import { BackupError, type MissingFile } from "./backup-format.ts";
import { readSnapshot, type Snapshot } from "./read-snapshot.ts";

export interface BackupSource {
  database: OpenDatabase;
  files: FileStore;
}

export interface CheckedSnapshot extends Snapshot {
  missing: MissingFile[];
  /** Missing files used only by the history. */
  missingInHistory: string[];
}

/** A save that replaces a file makes the snapshot unusable; then a newer one is taken. */
export const MAX_SNAPSHOTS = 10;

export const tooManySaves = () =>
  new BackupError(
    "Files were replaced faster than they could be copied. Try again when less is being saved.",
  );

/**
 * The tables of one moment, and the files missing in the storage. `absentBefore` are files that were missing in the previous
 * snapshot. A save stops using a file before the file is removed. An absent file may therefore belong to a save that has
 * just happened; if a newer snapshot still uses it, the file is missing.
 */
export async function takeSnapshot(
  { database, files }: BackupSource,
  absentBefore: ReadonlySet<string> = new Set(),
): Promise<CheckedSnapshot> {
  let suspects = absentBefore;
  for (let attempt = 1; attempt <= MAX_SNAPSHOTS; attempt++) {
    const snapshot = await readSnapshot(database);
    const absent = await findAbsent(files, snapshot.files);
    if (absent.isSubsetOf(suspects)) {
      const missing = findMissing(snapshot, absent);
      const reported = new Set(missing.flatMap(({ parts }) => parts));
      return { ...snapshot, missing, missingInHistory: [...absent.difference(reported)] };
    }
    suspects = absent;
  }
  throw tooManySaves();
}

async function findAbsent(files: FileStore, names: ReadonlySet<string>): Promise<Set<string>> {
  const places = [files, files.withdrawn];
  const stored = new Set<string>();
  for (const place of places) for await (const { name } of place.list()) stored.add(name);
  const absent = new Set<string>();
  for (const name of names) {
    if (stored.has(name)) continue;
    // A network folder may list a file late that another machine has just written.
    const found = isStoredName(name) ? await Promise.all(places.map((place) => place.find(name))) : [];
    if (!found.some(Boolean)) absent.add(name);
  }
  return absent;
}

function findMissing({ tables }: Snapshot, absent: ReadonlySet<string>): MissingFile[] {
  if (absent.size === 0) return [];
  const rows = [...namingRows(tables)].filter(({ table }) => table !== "revisions");
  return rows.flatMap((naming) =>
    filesOf(naming)
      .map((file) => ({
        type: naming.table,
        entryId: naming.key,
        file,
        parts: storedNames(file).filter((part) => absent.has(part)),
      }))
      .filter(({ parts }) => parts.length > 0),
  );
}
