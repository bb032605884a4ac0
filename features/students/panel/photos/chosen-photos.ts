import {
  isClutter,
  listZipEntries,
  readZipEntry,
  UnreadableZip,
  type ZipProblem,
} from "../../../../core/content/files/zip-entries.ts";
import { findPhotoProblem, findPictureType, type PhotoProblem } from "../../content/photo-files.ts";

/** A chosen picture, which may be inside a ZIP file. */
export interface ChosenPhoto {
  id: string;
  /** With its folders. */
  path: string;
  /** Reads the photo: hundreds of photos do not fit into memory. */
  open(): Promise<File>;
}

export interface UnusableFile {
  path: string;
  problem: PhotoProblem | ZipProblem;
}

export interface ChosenFile {
  path: string;
  file: File;
}

export interface ReadChoice {
  photos: ChosenPhoto[];
  unusable: UnusableFile[];
}

/** Finds the pictures among files and in ZIP files. */
export async function readChosenFiles(files: readonly ChosenFile[]): Promise<ReadChoice> {
  const choice: ReadChoice = { photos: [], unusable: [] };
  for (const { path, file } of files.filter((each) => !isClutter(each.path))) {
    if (/\.zip$/i.test(path)) await readZip(path, file, choice);
    else addPhoto(choice, path, async () => file);
  }
  return choice;
}

async function readZip(path: string, file: File, choice: ReadChoice): Promise<void> {
  const zip = {
    size: file.size,
    read: async (start: number, end: number) => new Uint8Array(await file.slice(start, end).arrayBuffer()),
  };
  try {
    for (const entry of await listZipEntries(zip)) {
      // The name of the archive may be a class.
      const pathInZip = `${path.slice(0, -".zip".length)}/${entry.path}`;
      addPhoto(choice, pathInZip, async () => {
        const bytes = await readZipEntry(zip, entry);
        return new File([bytes], nameOf(entry.path), { type: findPictureType(entry.path) });
      });
    }
  } catch (error) {
    if (!(error instanceof UnreadableZip)) throw error;
    choice.unusable.push({ path, problem: error.problem });
  }
}

function addPhoto({ photos, unusable }: ReadChoice, path: string, open: () => Promise<File>): void {
  const problem = findPhotoProblem(path);
  if (problem) unusable.push({ path, problem });
  else photos.push({ id: crypto.randomUUID(), path, open });
}

const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** The files of an input for files or a folder. */
export const listInputFiles = (files: FileList | null): ChosenFile[] =>
  [...(files ?? [])].map((file) => ({ path: file.webkitRelativePath || file.name, file }));

/** The dropped files, including those in folders. Call it synchronously: the browser drops the data after the event. */
export function listDroppedFiles(data: DataTransfer): Promise<ChosenFile[]> {
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  // Drops from other programs have no file system entries.
  if (entries.length === 0) return Promise.resolve(listInputFiles(data.files));
  return Promise.all(entries.map(listEntry)).then((lists) => lists.flat());
}

async function listEntry(entry: FileSystemEntry): Promise<ChosenFile[]> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    return [{ path: entry.fullPath.replace(/^\//, ""), file }];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: ChosenFile[] = [];
  // The browser returns a hundred entries at a time.
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0) return found;
    for (const each of part) found.push(...(await listEntry(each)));
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
