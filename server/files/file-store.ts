import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";

export { isStoredName } from "../../content/files/images.ts";

export interface StoredFile {
  name: string;
  size: number;
  modifiedAt: Date;
}

/** A place for files. A stored name is never written twice with other bytes. */
export interface FilePlace {
  /** After this resolves the file survives a power cut; before that nobody sees any of it. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  find(name: string): Promise<StoredFile | undefined>;
  /** Both ends of the range are included. A missing file is a 404 before the first byte. */
  read(name: string, range?: { start: number; end: number }): Promise<Readable>;
  /** Names that are not there are fine. */
  remove(names: readonly string[]): Promise<void>;
  list(): AsyncIterable<StoredFile>;
}

/** Where uploaded files live: what anybody may read, and apart from it what is withdrawn and what is staged. */
export interface FileStore extends FilePlace {
  /** A younger file may belong to a save that is still under way: files are written before their row. */
  readonly orphanAgeMs: number;
  /** Files that are not public. */
  readonly withdrawn: FilePlace;
  /** `modifiedAt` is then the time at which it was withdrawn. Names that are not there are fine. A kill on the way leaves each file in one of the places, or in both. */
  withdraw(names: readonly string[]): Promise<void>;
  /** Undoes `withdraw`; a copy may stay where it was. Whoever does both at once may have the file in either place, but it is never lost. */
  bringBack(names: readonly string[]): Promise<void>;
  /** Files that were sent ahead of the entry that is to name them; no address leads here. */
  readonly staged: FilePlace;
  /**
   * Gives staged files the names under which anybody may read them, as if they had been written just now. Returns those that were
   * there. A kill on the way leaves each file in one of the places, or in both.
   */
  publish(names: ReadonlyMap<string, string>): Promise<Set<string>>;
  /** Undoes `publish`. */
  unpublish(names: ReadonlyMap<string, string>): Promise<void>;
  /** Throws when files cannot be read and written. */
  checkReachable(): Promise<void>;
  /** Clears what a killed process left half-written. */
  removeTemporaries(): Promise<void>;
}

/** The bytes of a file, if it is there. */
export async function findBytes(store: FilePlace, name: string): Promise<Buffer | undefined> {
  return (await store.find(name)) && buffer(await store.read(name));
}

/** Looks for a file where it is public and where it is withdrawn. It may be moved between two looks, so that the first place is tried again. */
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
