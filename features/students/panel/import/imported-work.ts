import type { ImportWork } from "./import-work.ts";

/** The prefix of the keys under which an import stores its work in the tab. */
export const KEPT_PREFIX = "student-import";

/** The imported rows, for an undo; not in the storage, because rows that were imported must not stay in the browser. */
let importedWork: ImportWork | undefined;

export function keepImportedWork(work: ImportWork): void {
  importedWork = work;
}

export const findImportedWork = (): ImportWork | undefined => importedWork;

export function dropImportedWork(): void {
  importedWork = undefined;
}

/** Data about students is deleted at logout. */
export function dropKeptImports(): void {
  dropImportedWork();
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(KEPT_PREFIX)) sessionStorage.removeItem(key);
  }
}
