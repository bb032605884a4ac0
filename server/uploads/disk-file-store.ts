import { randomUUID } from "node:crypto";
import { access, constants, mkdir, open, opendir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { notFound, storageFull } from "../errors.ts";
import { type FileStore, isStoredName, type StoredFile } from "./file-store.ts";

const ORPHAN_AGE_MS = 60_000;

const TEMPORARY_NAME = /^[0-9a-f-]{36}\.part$/;

export async function openDiskFileStore(folder: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true });

  const pathOf = (name: string) => {
    if (!isStoredName(name)) throw new Error(`Not the name of a stored file: ${JSON.stringify(name)}`);
    return join(folder, name);
  };

  const writeOnce = async (path: string, bytes: Uint8Array) => {
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
      await syncFolder(folder);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  };

  const find = async (name: string): Promise<StoredFile | undefined> => {
    const found = await stat(pathOf(name)).catch(ignoreMissing);
    return found?.isFile() ? { name, size: found.size, modifiedAt: found.mtime } : undefined;
  };

  return {
    orphanAgeMs: ORPHAN_AGE_MS,

    async write(name, bytes) {
      const path = pathOf(name);
      try {
        await writeOnce(path, bytes).catch((error) => {
          // Another process that is just starting may have cleared our temporary file away with the abandoned ones.
          if (hasCode(error, "ENOENT")) return writeOnce(path, bytes);
          throw error;
        });
      } catch (error) {
        throw hasCode(error, "ENOSPC", "EDQUOT", "EFBIG") ? storageFull() : error;
      }
    },

    find,

    async read(name, range) {
      const file = await open(pathOf(name)).catch(ignoreMissing);
      if (!file) throw notFound("File");
      return file.createReadStream(range);
    },

    async remove(names) {
      await Promise.all(names.map((name) => rm(pathOf(name), { force: true })));
    },

    async *list() {
      for await (const entry of await opendir(folder)) {
        const file = isStoredName(entry.name) ? await find(entry.name) : undefined;
        if (file) yield file;
      }
    },

    async checkReachable() {
      await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    },

    async removeTemporaries() {
      for await (const entry of await opendir(folder)) {
        if (TEMPORARY_NAME.test(entry.name)) await rm(join(folder, entry.name), { force: true });
      }
    },
  };
}

/** A renamed file is only safe from a power cut once its folder is on the disk as well. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
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
