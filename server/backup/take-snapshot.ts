import { isStoredName, storedNames } from "../../content/files/images.ts";
import type { OpenDatabase } from "../database/open-database.ts";
import { filesOf, namingRows } from "../database/row-files.ts";
import type { FileStore } from "../files/file-store.ts";
import { BackupError, type MissingFile } from "./backup-format.ts";
import { readSnapshot, type Snapshot } from "./read-snapshot.ts";

export interface BackupSource {
  database: OpenDatabase;
  files: FileStore;
}

export interface CheckedSnapshot extends Snapshot {
  missing: MissingFile[];
  /** What is absent and only history names. */
  missingInHistory: string[];
}

/** A save that replaces a file after the snapshot makes it unusable; the next one will be newer. */
export const MAX_SNAPSHOTS = 10;

export const tooManySaves = () =>
  new BackupError(
    "Files were replaced faster than they could be copied. Try again when less is being saved.",
  );

/**
 * The tables of one moment, and which of their files the storage does not have. `absentBefore` are files that were not there before.
 *
 * An entry or a revision ceases to name a file before the file is removed. So a file that is absent may have gone with a save just now, and a newer
 * snapshot no longer names it; if the newer one does, the file is missing.
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
      const told = new Set(missing.flatMap(({ parts }) => parts));
      return { ...snapshot, missing, missingInHistory: [...absent.difference(told)] };
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
    // A network folder may list late what another machine has just written.
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
