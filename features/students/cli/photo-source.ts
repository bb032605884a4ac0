import { type FileHandle, open, readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { UsageError } from "../../../core/cli/usage-error.ts";
import {
  isClutter,
  listZipEntries,
  readZipEntry,
  type ZipFile,
} from "../../../core/content/files/zip-entries.ts";

export interface PhotoFile {
  /** With its folders, separated by slashes. */
  path: string;
  read(): Promise<Uint8Array>;
}

/** Calls `use` with the files of a ZIP archive or of a folder and its subfolders. Files are read on demand. */
export async function withPhotoFiles(
  place: string,
  use: (files: readonly PhotoFile[]) => Promise<void>,
): Promise<void> {
  const found = await stat(place).catch(() => {
    throw new UsageError(`There is no file or folder ${place}.`);
  });
  if (found.isDirectory()) return use(await listFolder(place));
  const handle = await open(place);
  try {
    await use(await listZip(openZip(handle, found.size), path.parse(place).name));
  } finally {
    await handle.close();
  }
}

async function listFolder(folder: string): Promise<PhotoFile[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  return names
    .filter((name) => name.isFile())
    .map((name) => path.join(name.parentPath, name.name))
    .map((file) => ({
      path: path.relative(path.dirname(path.resolve(folder)), path.resolve(file)).replaceAll(path.sep, "/"),
      read: () => readFile(file),
    }))
    .filter((file) => !isClutter(file.path))
    .sort((one, other) => one.path.localeCompare(other.path, "en", { numeric: true }));
}

/** With the name of the archive, which may be that of a class. */
const listZip = async (zip: ZipFile, name: string): Promise<PhotoFile[]> =>
  (await listZipEntries(zip)).map((entry) => ({
    path: `${name}/${entry.path}`,
    read: () => readZipEntry(zip, entry),
  }));

const openZip = (handle: FileHandle, size: number): ZipFile => ({
  size,
  async read(start, end) {
    const { buffer, bytesRead } = await handle.read(new Uint8Array(end - start), 0, end - start, start);
    return buffer.subarray(0, bytesRead);
  },
});
