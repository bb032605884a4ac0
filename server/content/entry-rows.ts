import type { Resource } from "../../content/resources/define-resource.ts";
import type { ResourceName } from "../../content/resources/index.ts";
import { derivedColumns, derivedNames } from "../database/derived-columns.ts";
import { fileNames } from "../database/entry-files.ts";
import { type Change, PROGRAM } from "../database/record-change.ts";
import type { EarlierVersion, Version } from "../database/record-revision.ts";
import type { EntryRow } from "../database/tables.ts";
import { isOut } from "../database/timed-entries.ts";

export type EntryValues = Record<string, string | number | null>;

/** Decides whether an edit that was made on `updatedAt` may be written. */
export type EditGuard = (updatedAt: string) => boolean;

/** Refuses, by throwing, to restore over a version; undefined: the entry is not there. */
export type RestoreGuard = (updatedAt: string | undefined) => void;

/** Names of tables and columns come from the declarations, never from a request. */
export const tableOf = (resource: Resource) => resource.name as ResourceName;

export function newRow(resource: Resource, id: string, values: EntryValues): EntryRow {
  const now = new Date().toISOString();
  return {
    isDraft: 0,
    ...values,
    _id: id,
    createdAt: now,
    updatedAt: now,
    ...derivedColumns(resource, { ...values, createdAt: now }),
    sample: 0,
  };
}

/** The row that a change of some values makes of another. */
export function changedRow(resource: Resource, before: EntryRow, values: EntryValues): EntryRow {
  const row = { ...before, ...values, updatedAt: laterThan(before.updatedAt), sample: 0 };
  return { ...row, ...derivedColumns(resource, row) };
}

/** An entry as the audit log names it. */
export const nameOf = (resource: Resource, row: EntryRow): Pick<Change, "type" | "entryId" | "title"> => ({
  type: resource.name,
  entryId: row._id,
  title: resource.auditTitle === undefined ? null : (row[resource.auditTitle] as string | null),
});

/** What history keeps of an entry: all but what follows from it. */
export function versionOf(resource: Resource, row: EntryRow): Version {
  const value = { ...row };
  for (const name of derivedNames(resource)) delete value[name];
  const title = resource.auditTitle ?? resource.search[0];
  return {
    value,
    files: fileNames(resource, value),
    title: title === undefined ? null : (value[title] as string | null),
  };
}

/** The same of one that a change replaces. */
export const earlierVersionOf = (resource: Resource, row: EntryRow): EarlierVersion => ({
  ...versionOf(resource, row),
  at: row.updatedAt,
  // The sample came with the program; who else wrote what was there before history was kept, nobody knows.
  actor: row.sample === 1 ? PROGRAM : null,
});

/** The stored files of an entry that anybody may surely read: whether that is so of a child's photo, the database decides. */
export const shownFiles = (resource: Resource, row: EntryRow): string[] =>
  isOut(row) && !resource.child ? fileNames(resource, row) : [];

/** The stored files that a change, or without `after` a delete, takes away from the public or, of a child, may take away or bring back. */
export function droppedFiles(resource: Resource, before: EntryRow, after?: EntryRow): string[] {
  if (resource.child) {
    const decisive = ["isDraft", "leftOn", "studentId", resource.child.photo];
    const isSame = after && decisive.every((name) => after[name] === before[name]);
    return isSame ? [] : [...fileNames(resource, before), ...(after ? fileNames(resource, after) : [])];
  }
  const shown = after ? shownFiles(resource, after) : [];
  return shownFiles(resource, before).filter((name) => !shown.includes(name));
}

/** Entity tags are made of `updatedAt`, so two edits within a millisecond must still differ. */
export function laterThan(updatedAt: string): string {
  return new Date(Math.max(Date.now(), Date.parse(updatedAt) + 1)).toISOString();
}
