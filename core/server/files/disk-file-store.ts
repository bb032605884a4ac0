import { randomUUID } from "node:crypto";
import { access, constants, mkdir, open, opendir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { label } from "../../words/label.ts";
import { notFound, storageFull } from "../errors.ts";
import { type FilePlace, type FileStore, isStoredName, type StoredFile } from "./file-store.ts";

const ORPHAN_AGE_MS = 60_000;

const TEMPORARY_NAME = /^[0-9a-f-]{36}\.part$/;

/** All places are folders of one file system, so that moving a file is atomic. */
export async function openDiskFileStore(dataDir: string): Promise<FileStore> {
  const uploads = join(dataDir, "uploads");
  const withdrawn = join(dataDir, "withdrawn");
  const staged = join(dataDir, "staged");
  const folders = [uploads, withdrawn, staged];
  for (const each of folders) await mkdir(each, { recursive: true });

  return {
    ...openFolder(uploads),
    orphanAgeMs: ORPHAN_AGE_MS,
    withdrawn: openFolder(withdrawn),
    async withdraw(names) {
      // A file that nothing names is kept for a week from now on.
      await touch(uploads, names);
      await move(names.map(underSameName), uploads, withdrawn);
    },
    bringBack: (names) => move(names.map(underSameName), withdrawn, uploads),
    staged: openFolder(staged),

    async publish(names) {
      // Otherwise a file that was staged for hours would look like an old orphan.
      const found = await touch(staged, names.keys());
      await move([...names], staged, uploads);
      return found;
    },

    unpublish: (names) =>
      move(
        Array.from(names, ([name, published]) => [published, name]),
        uploads,
        staged,
      ),

    async checkReachable() {
      for (const each of folders) await access(each, constants.R_OK | constants.W_OK | constants.X_OK);
    },

    async removeTemporaries() {
      for (const each of folders) {
        for await (const entry of await opendir(each)) {
          if (TEMPORARY_NAME.test(entry.name)) await rm(join(each, entry.name), { force: true });
        }
      }
    },
  };
}

function openFolder(folder: string): FilePlace {
  const find = async (name: string): Promise<StoredFile | undefined> => {
    const found = await stat(pathOf(folder, name)).catch(ignoreMissing);
    return found?.isFile() ? { name, size: found.size, modifiedAt: found.mtime } : undefined;
  };

  return {
    async write(name, bytes) {
      const path = pathOf(folder, name);
      try {
        await writeOnce(folder, path, bytes).catch((error) => {
          // Another process that is starting may have removed our temporary file together with abandoned ones.
          if (hasCode(error, "ENOENT")) return writeOnce(folder, path, bytes);
          throw error;
        });
      } catch (error) {
        throw hasCode(error, "ENOSPC", "EDQUOT", "EFBIG") ? storageFull() : error;
      }
    },

    find,

    async read(name, range) {
      const file = await open(pathOf(folder, name)).catch(ignoreMissing);
      if (!file) throw notFound(label("File", "फ़ाइल"));
      return file.createReadStream(range);
    },

    async remove(names) {
      await Promise.all(names.map((name) => rm(pathOf(folder, name), { force: true })));
    },

    async *list() {
      for await (const entry of await opendir(folder)) {
        const file = isStoredName(entry.name) ? await find(entry.name) : undefined;
        if (file) yield file;
      }
    },
  };
}

function pathOf(folder: string, name: string): string {
  if (!isStoredName(name)) throw new Error(`Not the name of a stored file: ${JSON.stringify(name)}`);
  return join(folder, name);
}

async function writeOnce(folder: string, path: string, bytes: Uint8Array): Promise<void> {
  const temporary = join(folder, `${randomUUID()}.part`);
  try {
    const file = await open(temporary, "wx");
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
    await syncToDisk(folder);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Sets the time of files to now. Returns those that exist. */
async function touch(folder: string, names: Iterable<string>): Promise<Set<string>> {
  const now = new Date();
  const found = new Set<string>();
  for (const name of names) {
    const isThere = await utimes(pathOf(folder, name), now, now).then(() => true, ignoreMissing);
    if (isThere) found.add(name);
  }
  return found;
}

type Rename = readonly [name: string, newName: string];

const underSameName = (name: string): Rename => [name, name];

async function move(renames: readonly Rename[], from: string, to: string): Promise<void> {
  if (renames.length === 0) return;
  for (const [name, newName] of renames) {
    await rename(pathOf(from, name), pathOf(to, newName)).catch(ignoreMissing);
  }
  for (const folder of [to, from]) await syncToDisk(folder);
}

/** For a file or a folder: a renamed file survives a power cut only after its folder was flushed as well. */
export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && "code" in error && codes.includes(String(error.code));
}

function ignoreMissing(error: unknown): undefined {
  if (!hasCode(error, "ENOENT")) throw error;
}
