import type { ResourceName } from "../../../features/types.ts";
import { findCaptionsField, readCaptions } from "../../content/types/captions.ts";
import type { Resource } from "../../content/types/define-resource.ts";
import { auditTitleOf, entryTitle } from "../../content/types/entry-title.ts";
import { derivedColumns, derivedNames } from "../database/entries/derived-columns.ts";
import { fileNames, parseNames } from "../database/entries/entry-files.ts";
import { type Change, PROGRAM } from "../database/entries/record-change.ts";
import type { EarlierVersion, Version } from "../database/entries/record-revision.ts";
import { isOrWasPublic } from "../database/entries/timed-entries.ts";
import type { EntryRow } from "../database/tables.ts";

export type EntryValues = Record<string, string | number | null>;

/** Decides whether an edit of the version `updatedAt` may be written. */
export type EditGuard = (updatedAt: string) => boolean;

/** Throws if the version `updatedAt` may not be overwritten by a restore; undefined: there is no entry. */
export type RestoreGuard = (updatedAt: string | undefined) => void;

/** Names of tables and columns come from the declarations, never from a request. */
export const tableOf = (resource: Resource) => resource.name as ResourceName;

/** The state of an entry that nobody has worked on. */
export const firstState = ({ states = {} }: Resource): EntryValues =>
  Object.fromEntries(Object.entries(states).map(([name, { first = null }]) => [name, first]));

export function newRow(resource: Resource, id: string, given: EntryValues): EntryRow {
  const now = new Date().toISOString();
  const values = { ...given, ...fitCaptions(resource, given) };
  return {
    isDraft: 0,
    ...firstState(resource),
    ...values,
    _id: id,
    createdAt: now,
    updatedAt: now,
    ...derivedColumns(resource, { ...values, createdAt: now }),
    sample: 0,
  };
}

/** The values of a change that does not turn an entry of the sample into the school's own: nobody has edited this entry. */
export const keepingSample = ({ sample }: EntryRow, values: EntryValues): EntryValues => ({
  ...values,
  sample: sample ?? 0,
});

/** A row after a change of some values. Without `sample` among them it is the school's own. */
export function changedRow(resource: Resource, before: EntryRow, values: EntryValues): EntryRow {
  const changed = {
    ...before,
    sample: 0,
    ...values,
    // A published entry does not wait for approval.
    ...(resource.isApproved && values.isDraft === 0 && { approval: null, approvalNote: null }),
    updatedAt: laterThan(before.updatedAt),
  };
  const row = { ...changed, ...fitCaptions(resource, changed) };
  return { ...row, ...derivedColumns(resource, row) };
}

/** The captions of the pictures that an entry has: a removed picture takes its own along. */
export function fitCaptions(resource: Resource, values: EntryValues): EntryValues {
  const field = findCaptionsField(resource);
  if (!field) return {};
  const pictures = parseNames(values[field.captionsOf]);
  const left = Object.entries(readCaptions(values[field.name])).filter(([file]) => pictures.includes(file));
  return { [field.name]: left.length > 0 ? JSON.stringify(Object.fromEntries(left)) : null };
}

/** An entry as the audit log names it. */
export const nameOf = (resource: Resource, row: EntryRow): Pick<Change, "type" | "entryId" | "title"> => ({
  type: resource.name,
  entryId: row._id,
  title: auditTitleOf(resource, row),
});

/** The value of an entry in the history: all columns except the derived ones. */
export function versionOf(resource: Resource, row: EntryRow): Version {
  const value = { ...row };
  for (const name of derivedNames(resource)) delete value[name];
  return { value, files: fileNames(resource, value), title: entryTitle(resource, value) };
}

/** The same for the row that a change replaces. */
export const earlierVersionOf = (resource: Resource, row: EntryRow): EarlierVersion => ({
  ...versionOf(resource, row),
  at: row.updatedAt,
  // The sample was written by the program. For other entries from before the history the author is unknown.
  actor: row.sample === 1 ? PROGRAM : null,
});

/** The stored files of an entry that are certainly public. For a child's photo the database decides. */
const shownFiles = (resource: Resource, row: EntryRow): string[] =>
  isOrWasPublic(row) && !resource.child ? fileNames(resource, row) : [];

/** The stored files of a saved entry that may be in the wrong place: those that it names or named, without those that are certainly public. */
export function filesToPlace(resource: Resource, after: EntryRow, before?: EntryRow): string[] {
  const shown = shownFiles(resource, after);
  const named = [...(before ? fileNames(resource, before) : []), ...fileNames(resource, after)];
  return named.filter((name) => !shown.includes(name));
}

/** The same for a change without new files or, without `after`, a delete: the files that it hides, and a child's photo if it may hide or show it. */
export function droppedFiles(resource: Resource, before: EntryRow, after?: EntryRow): string[] {
  if (resource.child) {
    const decisive = ["isDraft", "leftOn", resource.child.id, resource.child.photo];
    const isSame = after && decisive.every((name) => after[name] === before[name]);
    return isSame ? [] : [...fileNames(resource, before), ...(after ? fileNames(resource, after) : [])];
  }
  const shown = after ? shownFiles(resource, after) : [];
  return shownFiles(resource, before).filter((name) => !shown.includes(name));
}

/** Entity tags are derived from `updatedAt`, so two edits within a millisecond must still differ. */
export function laterThan(updatedAt: string): string {
  return new Date(Math.max(Date.now(), Date.parse(updatedAt) + 1)).toISOString();
}
