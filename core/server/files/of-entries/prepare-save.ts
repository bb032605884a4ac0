import { randomBytes } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import { isOriginalName, renamedFile, storedNames } from "../../../content/files/images.ts";
import type { PreparedFiles } from "../../content/commit.ts";
import type { ContentStore } from "../../content/content-store.ts";
import { mayHaveCommitted } from "../../database/database-errors.ts";
import type { FileStore } from "../file-store.ts";
import { logFailure, placeOrRemember } from "../place-files.ts";
import type { PreparedFile } from "../uploads/prepare-file.ts";

export interface EntryStores {
  store: ContentStore;
  files: FileStore;
  log: Pick<FastifyBaseLogger, "error">;
}

/** The files that a save needs where visitors can read them: a row never names a file that is not stored. */
interface SaveFiles {
  /** Files of the request. */
  sent?: readonly PreparedFile[];
  /** Names of staged files, as the client sent them: other texts may be among them. */
  staged?: readonly string[];
  /** Stored files that may become public with the save. */
  hidden?: readonly string[];
}

export interface PreparedSave extends PreparedFiles {
  /** The names under which the staged files are stored now. */
  renamed: ReadonlyMap<string, string>;
}

/**
 * The first of the three steps of a save: stores its files. A staged file that no other save has taken gets a new name, which no other
 * save knows: if this save fails, no other one can depend on the file.
 */
export async function prepareSave(
  stores: EntryStores,
  { sent = [], staged = [], hidden = [] }: SaveFiles,
): Promise<PreparedSave> {
  const { store, files } = stores;
  const possible = staged.filter(isOriginalName);
  const inUse = await store.fileNamesInUse([...possible, ...hidden]);
  const broughtBack = hidden.filter((name) => !inUse.has(name));
  const parts = sent.flatMap((file) => file.parts);
  const taken = await store.takeFiles(new Set(possible).difference(inUse));
  const newNames = new Map([...taken].flatMap(renameParts));

  const discard = async (error?: unknown): Promise<void> => {
    await placeOrRemember(stores, broughtBack);
    if (mayHaveCommitted(error)) return;
    await logFailure(stores, files.remove(parts.map(({ name }) => name)));
    await logFailure(stores, files.unpublish(newNames));
    await logFailure(stores, store.giveBackFiles(taken));
  };

  try {
    await files.bringBack(broughtBack.flatMap(storedNames));
    for (const { name, bytes } of parts) await files.write(name, bytes);
    const found = await files.publish(newNames);
    const isWhole = (name: string) => taken.has(name) && storedNames(name).every((part) => found.has(part));
    const renamed = new Map([...newNames].filter(([name]) => isWhole(name)));
    return { renamed, files: broughtBack, staged: [...found], discard };
  } catch (error) {
    await discard(error);
    throw error;
  }
}

function renameParts(name: string): [part: string, newName: string][] {
  const base = randomBytes(16).toString("hex");
  return storedNames(name).map((part) => [part, renamedFile(part, base)]);
}

/** Stores a file for a later save. */
export async function stageFile(stores: EntryStores, { parts }: PreparedFile): Promise<void> {
  const { staged } = stores.files;
  try {
    for (const { name, bytes } of parts) await staged.write(name, bytes);
  } catch (error) {
    const written = parts.map(({ name }) => name);
    if (!mayHaveCommitted(error)) await logFailure(stores, staged.remove(written));
    throw error;
  }
}
