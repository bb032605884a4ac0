import { type FileChoice, type FormFile, idOf } from "./file-choice.ts";

export type MoveTo = "start" | "earlier" | "later" | "end";

/** Moves the given files, side by side and in their order, to another place of the list. */
export function moveFiles(files: FileChoice, ids: ReadonlySet<string>, to: MoveTo): FileChoice {
  const first = files.findIndex((file) => ids.has(idOf(file)));
  const place = { start: 0, earlier: first - 1, later: first + 1, end: files.length }[to];
  return insertAt(files, ids, place);
}

/** Moves files to the place of the one that they are dropped on. */
export function dropFiles(files: FileChoice, ids: ReadonlySet<string>, on: string): FileChoice {
  if (ids.has(on)) return files;
  const target = files.findIndex((file) => idOf(file) === on);
  const first = files.findIndex((file) => ids.has(idOf(file)));
  const before = files.slice(0, target).filter((file) => !ids.has(idOf(file))).length;
  return insertAt(files, ids, first < target ? before + 1 : before);
}

function insertAt(files: FileChoice, ids: ReadonlySet<string>, place: number): FileChoice {
  const others = files.filter((file) => !ids.has(idOf(file)));
  const moved = files.filter((file) => ids.has(idOf(file)));
  return others.toSpliced(Math.max(0, place), 0, ...moved);
}

/** A removed file and its place in the list. */
export interface RemovedFile {
  index: number;
  file: FormFile;
}

export function removeFiles(
  files: FileChoice,
  ids: ReadonlySet<string>,
): { left: FileChoice; removed: RemovedFile[] } {
  const removed = files.flatMap((file, index) => (ids.has(idOf(file)) ? [{ index, file }] : []));
  return { left: files.filter((file) => !ids.has(idOf(file))), removed };
}

export const restoreFiles = (files: FileChoice, removed: readonly RemovedFile[]): FileChoice =>
  removed.reduce((list, { index, file }) => list.toSpliced(index, 0, file), files);
