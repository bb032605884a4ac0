import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";

export { isStoredName } from "../../content/images.ts";

export interface StoredFile {
  name: string;
  size: number;
  modifiedAt: Date;
}

/** Where uploaded files live. A stored name is never written twice with other bytes. */
export interface FileStore {
  /** A younger file may belong to a save that is still under way: files are written before their row. */
  readonly orphanAgeMs: number;
  /** After this resolves the file survives a power cut; before that nobody sees any of it. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  find(name: string): Promise<StoredFile | undefined>;
  /** Both ends of the range are included. A missing file is a 404 before the first byte. */
  read(name: string, range?: { start: number; end: number }): Promise<Readable>;
  /** Names that are not there are fine. */
  remove(names: readonly string[]): Promise<void>;
  list(): AsyncIterable<StoredFile>;
  /** Throws when files cannot be read and written. */
  checkReachable(): Promise<void>;
  /** Clears what a killed process left half-written. */
  removeTemporaries(): Promise<void>;
}

/** The bytes of a file, if it is there. */
export async function findBytes(store: FileStore, name: string): Promise<Buffer | undefined> {
  return (await store.find(name)) && buffer(await store.read(name));
}
