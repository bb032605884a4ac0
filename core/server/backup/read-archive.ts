import { createReadStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { extract } from "tar-stream";
import { isStoredName } from "../../content/files/images.ts";
import { BackupError, type BackupManifest, MANIFEST_ENTRY, manifestSchema } from "./backup-format.ts";

export interface ArchiveEntry {
  name: string;
  bytes: Buffer;
}

/** Far more than any file or part of a table; an entry is held in memory. */
const MAX_ENTRY_BYTES = 256 * 1024 * 1024;
/** A tar archive ends with at least two blocks of zeros. */
const END_BYTES = 1024;
/** Enough for the manifest of a thousand files. */
const FIRST_LOOK_BYTES = 256 * 1024;

/** Reads an archive from its beginning; rejects anything that is not a complete backup. */
export async function* readEntries(archive: string): AsyncGenerator<ArchiveEntry> {
  await requireEnd(archive);
  for await (const entry of parseEntries(archive, createReadStream(archive))) {
    if (!isEntryName(entry.name)) {
      throw new BackupError(`${archive} is not a backup: it holds ${JSON.stringify(entry.name)}.`);
    }
    yield entry;
  }
}

/** Reads only the manifest, which is the last entry, from the end of the file. */
export async function readManifest(archive: string): Promise<BackupManifest> {
  const file = await open(archive);
  try {
    const { size } = await file.stat();
    for (let length = Math.min(FIRST_LOOK_BYTES, size); ; length = Math.min(length * 8, size)) {
      const { buffer: end } = await file.read(Buffer.alloc(length), 0, length, size - length);
      // A manifest never contains a NUL character.
      const start = end.lastIndexOf(`${MANIFEST_ENTRY}\0`);
      if (start !== -1) {
        for await (const { bytes } of parseEntries(archive, Readable.from([end.subarray(start)]))) {
          return parseManifest(archive, bytes);
        }
      }
      if (length === size) throw withoutManifest(archive);
    }
  } finally {
    await file.close();
  }
}

export function parseManifest(archive: string, bytes: Buffer): BackupManifest {
  try {
    return manifestSchema.parse(JSON.parse(bytes.toString()));
  } catch {
    throw new BackupError(`${archive} cannot be restored: its manifest is damaged or of another format.`);
  }
}

export const withoutManifest = (archive: string) =>
  new BackupError(`${archive} is not a whole backup: it has no manifest.`);

const isEntryName = (name: string) =>
  name === MANIFEST_ENTRY ||
  /^tables\/\w+(\.\d+)?\.jsonl$/.test(name) ||
  (name.startsWith("files/") && isStoredName(name.slice("files/".length)));

async function* parseEntries(archive: string, source: Readable): AsyncGenerator<ArchiveEntry> {
  const entries = extract();
  source.on("error", (error) => entries.destroy(error));
  source.pipe(entries);
  try {
    for await (const entry of entries) {
      const { name, size = 0, type } = entry.header;
      if (type !== "file") throw new Error(`${JSON.stringify(name)} is not a file`);
      if (size > MAX_ENTRY_BYTES) throw new Error(`${JSON.stringify(name)} is too large`);
      yield { name, bytes: await buffer(entry) };
    }
  } catch (error) {
    throw new BackupError(`${archive} cannot be read as a backup: ${(error as Error).message}.`);
  } finally {
    source.destroy();
  }
}

/** Detects data cut off or added after the last entry, which the entries themselves cannot show. */
async function requireEnd(archive: string): Promise<void> {
  const file = await openArchive(archive);
  try {
    const { size } = await file.stat();
    const { bytesRead, buffer: end } = await file.read(
      Buffer.alloc(END_BYTES),
      0,
      END_BYTES,
      Math.max(0, size - END_BYTES),
    );
    if (bytesRead < END_BYTES || end.some((byte) => byte !== 0)) {
      throw new BackupError(`${archive} is not a whole backup: it is cut short, damaged or something else.`);
    }
  } finally {
    await file.close();
  }
}

async function openArchive(archive: string): Promise<FileHandle> {
  try {
    const file = await open(archive);
    if ((await file.stat()).isFile()) return file;
    await file.close();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new BackupError(
      code === "ENOENT" ? `There is no file ${archive}.` : `${archive} cannot be opened (${code}).`,
    );
  }
  throw new BackupError(`${archive} is not a file.`);
}
