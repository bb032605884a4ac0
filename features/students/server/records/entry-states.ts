import type { Resource } from "../../../../core/content/types/define-resource.ts";
import { findRows } from "../../../../core/server/content/write-rows.ts";
import type { Database, StoredFields, Tx } from "../../../../core/server/database/tables.ts";

/** The current state of an entry, or one of its versions. */
export interface EntryState {
  /** The version's `_id`; undefined for the row itself. */
  revision: string | undefined;
  at: string;
  by: string | null;
  kind: string;
  value: StoredFields;
}

export interface ChildState extends EntryState {
  isAboutChild: boolean;
}

/** An entry with at least one state about the child. */
export interface ChildEntry {
  resource: Resource;
  id: string;
  /** Oldest first. The row, if there is one, is last. */
  states: ChildState[];
  /** In the history: the entry is now about someone else. */
  place: "list" | "trash" | "history";
}

/** Another record that is probably about the same child. */
export interface ChildCopy extends ChildEntry {
  /** Name, date of birth and, if both have one, guardian are equal. */
  isCertain: boolean;
}

/** All states of entries, by id. */
export async function loadStates(
  from: Database | Tx,
  resource: Resource,
  ids: readonly string[],
): Promise<Map<string, EntryState[]>> {
  if (ids.length === 0) return new Map();
  const versions = await from
    .selectFrom("revisions")
    .select(["_id", "entryId", "at", "actor", "kind", "value"])
    .where("type", "=", resource.name)
    .where("entryId", "in", ids)
    .orderBy("entryId")
    .orderBy("number")
    .execute();
  const states = new Map<string, EntryState[]>();
  const add = (id: string, state: EntryState) => states.set(id, [...(states.get(id) ?? []), state]);
  for (const { _id, entryId, at, actor, kind, value } of versions) {
    add(entryId, { revision: _id, at, by: actor, kind, value: JSON.parse(value) as StoredFields });
  }
  for (const row of await findRows(from, resource, ids)) {
    add(row._id, { revision: undefined, at: row.updatedAt, by: null, kind: "current", value: row });
  }
  return states;
}

/** An entry with some states about a child. */
export function describeEntry(
  resource: Resource,
  id: string,
  states: readonly EntryState[],
  isAboutChild: (state: EntryState) => boolean,
): ChildEntry {
  const marked = states.map((state) => ({ ...state, isAboutChild: isAboutChild(state) }));
  const last = marked.at(-1);
  const place = !last?.isAboutChild ? "history" : last.revision === undefined ? "list" : "trash";
  return { resource, id, states: marked, place };
}
