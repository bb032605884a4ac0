import { storedNames } from "../../content/files/images.ts";
import type { FilePlace, FileStore, StoredFile } from "./file-store.ts";
import type { UnknownFiles } from "./unknown-files.ts";

/** A form with staged files may stay open overnight. */
const STAGED_FOR_MS = 24 * 60 * 60_000;

/** Enough time to notice that files are missing. */
const WITHDRAWN_FOR_MS = 7 * 24 * 60 * 60_000;

interface SweptFiles {
  files: FileStore;
  unknownFiles: UnknownFiles;
}

/**
 * Withdraws files that nothing names, and removes those that have been withdrawn, and known as such to the program, for a week. Such files
 * are left if the process dies between storing a file and saving its row, or come from outside, such as another backup. A young file may
 * belong to a row that is about to be saved.
 */
export async function sweepOrphans(
  { files, unknownFiles }: SweptFiles,
  named: ReadonlySet<string>,
  olderThan: Date,
): Promise<void> {
  const wanted = new Set([...named].flatMap(storedNames));
  const findOrphans = async (place: FilePlace): Promise<StoredFile[]> => {
    const orphans: StoredFile[] = [];
    for await (const file of place.list()) if (!wanted.has(file.name)) orphans.push(file);
    return orphans;
  };
  const unnamed = (await findOrphans(files)).filter(({ modifiedAt }) => modifiedAt < olderThan);
  await files.withdraw(unnamed.map(({ name }) => name));
  const withdrawn = await findOrphans(files.withdrawn);
  const seenAt = await unknownFiles.note(
    withdrawn.map(({ name }) => name),
    olderThan,
  );
  const weekBefore = new Date(olderThan.getTime() - WITHDRAWN_FOR_MS);
  const ended = withdrawn.filter(
    ({ name, modifiedAt }) => modifiedAt < weekBefore && (seenAt.get(name) ?? olderThan) < weekBefore,
  );
  await files.withdrawn.remove(ended.map(({ name }) => name));
}

/** Removes staged files of entries that were never saved. */
export async function sweepStaged({ staged }: FileStore, now: number): Promise<void> {
  const ended: string[] = [];
  for await (const { name, modifiedAt } of staged.list()) {
    if (modifiedAt.getTime() < now - STAGED_FOR_MS) ended.push(name);
  }
  await staged.remove(ended);
}
