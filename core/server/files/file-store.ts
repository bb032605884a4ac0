import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";

export { isStoredName } from "../../content/files/images.ts";

export interface StoredFile {
  name: string;
  size: number;
  modifiedAt: Date;
}

/** A place for files. A name is never written twice with different bytes. */
export interface FilePlace {
  /** When this resolves, the file survives a power cut; before that, no part of it is visible. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  find(name: string): Promise<StoredFile | undefined>;
  /** Both ends of the range are included. Throws 404 if the file is missing. */
  read(name: string, range?: { start: number; end: number }): Promise<Readable>;
  /** Ignores missing files. */
  remove(names: readonly string[]): Promise<void>;
  list(): AsyncIterable<StoredFile>;
}

/** Uploaded files: the public ones, and separately the withdrawn and the staged ones. */
export interface FileStore extends FilePlace {
  /** A younger file may belong to a save in progress: files are written before their row. */
  readonly orphanAgeMs: number;
  /** Files that are not public. */
  readonly withdrawn: FilePlace;
  /**
   * Sets `modifiedAt` to now. Ignores missing files. If the process is killed meanwhile, each file is in one of the places, or in
   * both.
   */
  withdraw(names: readonly string[]): Promise<void>;
  /** Undoes `withdraw`; a copy may stay. If both run at once, the file may end up in either place, but is never lost. */
  bringBack(names: readonly string[]): Promise<void>;
  /** Files that were uploaded before the entry that will name them; they have no address. */
  readonly staged: FilePlace;
  /**
   * Moves staged files to their public names, with `modifiedAt` set to now. Returns those that existed. If the process is killed
   * meanwhile, each file is in one of the places, or in both.
   */
  publish(names: ReadonlyMap<string, string>): Promise<Set<string>>;
  /** Undoes `publish`. */
  unpublish(names: ReadonlyMap<string, string>): Promise<void>;
  /** Throws if files cannot be read or written. */
  checkReachable(): Promise<void>;
  /** Removes incomplete files of killed processes. */
  removeTemporaries(): Promise<void>;
}

/** The bytes of a file; undefined if it is missing. */
export async function findBytes(store: FilePlace, name: string): Promise<Buffer | undefined> {
  return (await store.find(name)) && buffer(await store.read(name));
}

/** Looks for a file among the public and the withdrawn ones. It may be moved meanwhile, so the first place is tried again. */
export async function inEitherPlace<Found>(
  store: FileStore,
  look: (place: FilePlace) => Promise<Found | undefined>,
): Promise<Found | undefined> {
  for (const place of [store, store.withdrawn, store]) {
    const found = await look(place);
    if (found !== undefined) return found;
  }
  return undefined;
}
