import type { Resource } from "../../../../core/content/types/define-resource.ts";
import { tableOf } from "../../../../core/server/content/entry-rows.ts";
import { engineOf } from "../../../../core/server/database/engine.ts";
import { isEntryId } from "../../../../core/server/database/entries/entry-id.ts";
import { toSortKey } from "../../../../core/server/database/entries/sort-key.ts";
import { jsonText } from "../../../../core/server/database/json-text.ts";
import type { Database, StoredFields, Tx } from "../../../../core/server/database/tables.ts";
import { notFound } from "../../../../core/server/errors.ts";
import { resourceList } from "../../../types.ts";
import type { ChildCopy } from "../../content/student-export-contract.ts";
import { students } from "../../content/students.ts";
import { findCopies } from "./child-copies.ts";
import {
  type ChildEntry,
  type ChildState,
  describeEntry,
  type EntryState,
  type ChildCopy as FoundCopy,
  loadStates,
} from "./entry-states.ts";

/** Content types whose entries can be linked to a student. */
export const LINKED_TYPES: readonly Resource[] = resourceList.filter(
  ({ child }) => child?.id === "studentId",
);

export interface AboutChild {
  /** The records of the child: the given ones and full copies of them. */
  ids: string[];
  entries: ChildEntry[];
  /** Files of albums and posts tagged with the child. */
  pictures: string[];
}

export interface Child {
  record: StoredFields;
  /** When the record was moved to the trash; null if it is in the list. */
  deletedAt: string | null;
}

/** A student's record, or its last version if deleted. */
export async function requireChild(from: Database | Tx, id: string): Promise<Child> {
  if (!isEntryId(id)) throw notFound(students.singular);
  const last = (await loadStates(from, students, [id])).get(id)?.at(-1);
  if (!last) throw notFound(students.singular);
  return { record: last.value, deletedAt: last.revision === undefined ? null : last.at };
}

/** The copies that belong to the child: certain ones, only those not in the list, or the given ones. */
export type CopyChoice = "certain" | "certain and not listed" | readonly string[];

/**
 * The one rule for what is about a child, version by version: its record, copies of it, entries that are or were linked to
 * one of these, and tagged pictures. Withdrawing consent, deleting for good and the data file for parents all use it.
 */
export async function findAboutChild(
  from: Database | Tx,
  ids: readonly string[],
  choice: CopyChoice,
): Promise<AboutChild> {
  const records = await loadStates(from, students, ids);
  const found = await findCopies(from, records, typeof choice === "string" ? "certain" : choice);
  const copies = found.filter(({ place }) => choice !== "certain and not listed" || place !== "list");
  const wholeCopies = copies.filter(({ place }) => place !== "history").map(({ id }) => id);
  const allIds = [...ids, ...wholeCopies];
  const entries = [...records].map(([id, states]) => describeEntry(students, id, states, () => true));
  entries.push(...copies);
  for (const resource of LINKED_TYPES) {
    entries.push(...(await findLinked(from, resource, new Set(allIds))));
  }
  const marks = await from
    .selectFrom("childPictures")
    .select("file")
    .distinct()
    .where("studentId", "in", allIds)
    .orderBy("file")
    .execute();
  return { ids: allIds, entries, pictures: marks.map(({ file }) => file) };
}

/** The same, with all entries and versions locked until the transaction ends. */
export async function lockAboutChild(
  tx: Tx,
  ids: readonly string[],
  choice: CopyChoice,
): Promise<AboutChild> {
  let found = await findAboutChild(tx, ids, choice);
  // A SQLite write transaction locks the whole database.
  while (engineOf(tx) === "postgres") {
    await lockEntries(tx, found.entries);
    const locked = await findAboutChild(tx, ids, choice);
    // Another entry may have been linked or restored before the lock.
    if (nameEntries(locked) === nameEntries(found)) return locked;
    found = locked;
  }
  return found;
}

const nameEntries = ({ entries }: AboutChild) => JSON.stringify(entries.map(({ id, place }) => [id, place]));

/** All transactions lock rows before versions, in the order of their ids, to avoid deadlocks. */
async function lockEntries(tx: Tx, entries: readonly ChildEntry[]): Promise<void> {
  for (const [resource, group] of Map.groupBy(entries, (entry) => entry.resource)) {
    const ids = group.map(({ id }) => id);
    const rows = tx.selectFrom(tableOf(resource)).select("_id").where("_id", "in", ids).orderBy("_id");
    await rows.forUpdate().execute();
    await tx
      .selectFrom("revisions")
      .select("_id")
      .where("type", "=", resource.name)
      .where("entryId", "in", ids)
      .orderBy("entryId")
      .orderBy("number")
      .forUpdate()
      .execute();
  }
}

/** Entries of one type that are or were linked to the child. */
async function findLinked(
  from: Database | Tx,
  resource: Resource,
  children: ReadonlySet<string>,
): Promise<ChildEntry[]> {
  const rows = await from
    .selectFrom(tableOf(resource))
    .select("_id")
    .where("studentId", "in", [...children])
    .execute();
  const versions = await from
    .selectFrom("revisions")
    .select("entryId")
    .distinct()
    .where("type", "=", resource.name)
    .where(jsonText(engineOf(from), "value", "studentId"), "in", [...children])
    .execute();
  const ids = new Set([...rows.map(({ _id }) => _id), ...versions.map(({ entryId }) => entryId)]);
  const loaded = await loadStates(from, resource, [...ids].sort());
  return [...loaded].map(([id, states]) => {
    const about = findLinkedStates(resource, states, children);
    return describeEntry(resource, id, states, (state) => about.has(state));
  });
}

/**
 * The versions linked to the child, and those before the link was added: without a link, but with the name or photo of the
 * linked entry. A version after the link was removed or changed is not about the child: that corrects a wrong link.
 */
function findLinkedStates(
  { child }: Resource,
  states: readonly EntryState[],
  children: ReadonlySet<string>,
): Set<EntryState> {
  const about = new Set<EntryState>();
  let next: EntryState | undefined;
  for (const state of states.toReversed()) {
    const link = state.value.studentId ?? null;
    const isOfNext =
      link === null && next !== undefined && isSamePerson(state.value, next.value, String(child?.photo));
    if (isOfNext || children.has(String(link))) about.add(state);
    next = about.has(state) ? state : undefined;
  }
  return about;
}

const isSamePerson = (one: StoredFields, other: StoredFields, photo: string) =>
  hasSameName(one, other) || (one[photo] !== null && one[photo] === other[photo]);

const hasSameName = (one: StoredFields, other: StoredFields) => toSortKey(one.name) === toSortKey(other.name);

/**
 * The photos of the child: it was the first person the entry showed with the photo. They are also removed from versions
 * about others. If a later version has the same photo and name with another link or none, the link was corrected, and the
 * photo never showed the child.
 */
function findOwnPhotos({ resource, states }: ChildEntry): Set<string> {
  const photo = String(resource.child?.photo);
  const byFile = Map.groupBy(states, ({ value }) => value[photo] ?? null);
  const own = [...byFile].filter(([, naming]) => {
    const [about, others] = [true, false].map((isAbout) =>
      naming.filter(({ isAboutChild }) => isAboutChild === isAbout),
    );
    const isCorrected = others?.some((other) => about?.some((each) => hasSameName(other.value, each.value)));
    return naming[0]?.isAboutChild && !isCorrected;
  });
  return new Set(own.flatMap(([file]) => (typeof file === "string" ? [file] : [])));
}

/** The versions that lose their photo when the child's photos are deleted: those about the child, and others with its photo. */
export function findStatesWithPhoto(entry: ChildEntry): { state: ChildState; file: string }[] {
  const own = findOwnPhotos(entry);
  return entry.states.flatMap((state) => {
    const file = state.value[String(entry.resource.child?.photo)];
    const isConcerned = typeof file === "string" && (state.isAboutChild || own.has(file));
    return isConcerned ? [{ state, file }] : [];
  });
}

/** Other records that are probably about the same child, certain ones first. */
export async function listCopies(db: Database, id: string): Promise<ChildCopy[]> {
  await requireChild(db, id);
  const copies = await findCopies(db, await loadStates(db, students, [id]), "possible");
  return copies.map(presentCopy).sort((one, other) => Number(other.isCertain) - Number(one.isCertain));
}

/** The record as it was when it was about the child. */
function presentCopy({ id, states, place, isCertain }: FoundCopy): ChildCopy {
  const value = states.findLast(({ isAboutChild }) => isAboutChild)?.value;
  const text = (name: string) => String(value?.[name] ?? "");
  return {
    _id: id,
    name: text("name"),
    class: text("class"),
    section: text("section"),
    rollNumber: text("rollNumber"),
    dateOfBirth: text("dateOfBirth"),
    guardianName: text("guardianName"),
    place,
    isCertain,
  };
}
