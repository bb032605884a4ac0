import type { FastifyBaseLogger } from "fastify";
import { storedNames } from "../../content/files/images.ts";
import type { FileStore } from "./file-store.ts";
import { EVERY_FILE, type FileRecords } from "./files-to-place.ts";

export interface Places {
  store: FileRecords;
  files: FileStore;
}

interface Logged {
  log: Pick<FastifyBaseLogger, "error">;
}

export type LoggedPlaces = Places & Logged;

/** The number of files that a retry places together: a file that cannot be moved delays only a few others. */
const RETRY_STEP = 20;

/**
 * Moves files to where `findFileStates` says that they belong: public files to where they are served from, other named files to the withdrawn
 * ones; files that nothing names are removed. Call it after the commit. It checks again when it is done, because a concurrent change may have
 * moved the same files.
 */
export async function placeFiles({ store, files }: Places, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const given = new Set(names);
  const waiting = (await store.findWaitingFiles()).filter(({ file }) => given.has(file));
  for (let done: string | undefined; ; ) {
    const states = await store.findFileStates(names);
    const shown = names.filter((name) => states.get(name)?.isPublic === true);
    const kept = names.filter((name) => states.get(name)?.isPublic === false);
    const plan = JSON.stringify([shown, kept]);
    if (plan === done) break;
    done = plan;
    await files.bringBack(shown.flatMap(storedNames));
    await files.withdraw(kept.flatMap(storedNames));
    const gone = names.filter((name) => !states.has(name)).flatMap(storedNames);
    await files.remove(gone);
    await files.withdrawn.remove(gone);
  }
  await store.forgetWaitingFiles(waiting);
}

/**
 * Places files after a commit; `EVERY_FILE` stands for all of them. Returns false if that fails: the change is committed, so the names are
 * stored and retried every few seconds.
 */
export async function placeOrRemember(places: LoggedPlaces, names: readonly string[]): Promise<boolean> {
  const { store, log } = places;
  const single = names.filter((name) => name !== EVERY_FILE);
  try {
    await placeFiles(places, single);
    if (single.length < names.length) await placeAllFiles(places);
    return true;
  } catch (error) {
    log.error({ err: error }, "files could not be moved or removed");
    await store
      .rememberFiles(names)
      .catch((cause) => log.error({ err: cause }, "files to be moved could not be remembered"));
    return false;
  }
}

/** Removes files that no row names, or logs why they cannot be removed: the sweep withdraws them later. */
export async function logFailure({ log }: Logged, removing: Promise<void>): Promise<void> {
  await removing.catch((error) => log.error({ err: error }, "files could not be removed"));
}

/** Retries what this process or another one could not move or remove. */
export async function placeWaitingFiles(places: Places): Promise<void> {
  const waiting = await places.store.findWaitingFiles();
  const names = new Set(waiting.map(({ file }) => file));
  const attempts = names.delete(EVERY_FILE) ? [() => placeAllFiles(places)] : [];
  const all = [...names];
  for (let start = 0; start < all.length; start += RETRY_STEP) {
    attempts.push(() => placeFiles(places, all.slice(start, start + RETRY_STEP)));
  }
  const failures: unknown[] = [];
  for (const attempt of attempts) await attempt().catch((error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/** Moves every file that is in the wrong place. */
async function placeAllFiles(places: Places): Promise<void> {
  const { store, files } = places;
  const waiting = (await store.findWaitingFiles()).filter(({ file }) => file === EVERY_FILE);
  const states = await store.findFileStates();
  const [readable, withdrawn] = [await listNames(files), await listNames(files.withdrawn)];
  const isMisplaced = (part: string, isPublic: boolean) =>
    isPublic ? withdrawn.has(part) && !readable.has(part) : readable.has(part);
  const misplaced = [...states].flatMap(([name, { isPublic }]) =>
    storedNames(name).some((part) => isMisplaced(part, isPublic)) ? [name] : [],
  );
  await placeFiles(places, misplaced);
  await store.forgetWaitingFiles(waiting);
}

async function listNames(place: Pick<FileStore, "list">): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const { name } of place.list()) names.add(name);
  return names;
}
