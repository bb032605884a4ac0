import { originalNames, storedNames } from "../../content/images.ts";
import type { FileStore } from "../uploads/file-store.ts";
import type { ContentStore } from "./content-store.ts";

interface Stores {
  store: ContentStore;
  files: FileStore;
}

/**
 * Puts files where the database says that they belong: what a published entry or a page names can be read by all, what only
 * drafts and history name is withdrawn, and what nothing names any more is removed. It is to be called after the commit, and looks again when it
 * is done: whoever changed something meanwhile may have moved the same files before.
 */
export async function placeFiles({ store, files }: Stores, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  for (let done: string | undefined; ; ) {
    const shown = await store.fileNamesInUse(names);
    const kept = (await store.fileNamesKept(names)).difference(shown);
    const plan = JSON.stringify([[...shown].sort(), [...kept].sort()]);
    if (plan === done) return;
    done = plan;
    await files.bringBack([...shown].flatMap(storedNames));
    await files.withdraw([...kept].flatMap(storedNames));
    const gone = names.filter((name) => !shown.has(name) && !kept.has(name)).flatMap(storedNames);
    await files.remove(gone);
    await files.withdrawn.remove(gone);
  }
}

/** Brings back a file that was to be read from some moment on, if that has come; false when it was not withdrawn, or has to wait. */
export async function bringBackIfDue({ store, files }: Stores, name: string): Promise<boolean> {
  if (!(await files.withdrawn.find(name))) return false;
  const shown = await store.fileNamesInUse(originalNames(name));
  await placeFiles({ store, files }, [...shown]);
  return shown.size > 0;
}

/** Places every file that a killed process has left in the wrong place. */
export async function placeAllFiles({ store, files }: Stores): Promise<void> {
  const shown = await store.fileNamesInUse();
  const kept = (await store.fileNamesKept()).difference(shown);
  const [readable, withdrawn] = [await listNames(files), await listNames(files.withdrawn)];
  const hasPart = (name: string, isWanted: (part: string) => boolean) => storedNames(name).some(isWanted);
  await placeFiles({ store, files }, [
    ...[...shown].filter((name) => hasPart(name, (part) => withdrawn.has(part) && !readable.has(part))),
    ...[...kept].filter((name) => hasPart(name, (part) => readable.has(part))),
  ]);
}

async function listNames(place: Pick<FileStore, "list">): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const { name } of place.list()) names.add(name);
  return names;
}
