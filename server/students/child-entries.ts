import type { Resource } from "../../content/resources/define-resource.ts";
import { resourceList } from "../../content/resources/index.ts";
import { students } from "../../content/resources/students.ts";
import { tableOf } from "../content/entry-rows.ts";
import { isEntryId } from "../database/entry-id.ts";
import { isLatestRevision } from "../database/record-revision.ts";
import type { Database, StoredFields, Tx } from "../database/tables.ts";
import { notFound } from "../errors.ts";

/** The content types with entries that may be about a student. */
const LINKED_TYPES: readonly Resource[] = resourceList.filter(({ child }) => child?.id === "studentId");

/** Entries of one type that are about a child. */
export interface ChildEntries {
  resource: Resource;
  ids: string[];
}

export interface Child {
  record: StoredFields;
  /** When the record was moved to the trash; null while it is there. */
  deletedAt: string | null;
}

/** A student's record, or what it was when it was deleted. */
export async function requireChild(from: Database | Tx, id: string): Promise<Child> {
  if (!isEntryId(id)) throw notFound(students.singular);
  const row = await from.selectFrom("students").selectAll().where("_id", "=", id).executeTakeFirst();
  if (row) return { record: row as StoredFields, deletedAt: null };
  const last = await from
    .selectFrom("revisions")
    .select(["value", "at"])
    .where("type", "=", students.name)
    .where("entryId", "=", id)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!last) throw notFound(students.singular);
  return { record: JSON.parse(last.value) as StoredFields, deletedAt: last.at };
}

/** The record itself and what is linked to it, in the trash too. */
export async function findChildEntries(from: Database | Tx, id: string): Promise<ChildEntries[]> {
  const entries: ChildEntries[] = [{ resource: students, ids: [id] }];
  for (const resource of LINKED_TYPES) {
    entries.push({ resource, ids: await findLinkedIds(from, resource, id) });
  }
  return entries;
}

async function findLinkedIds(from: Database | Tx, resource: Resource, student: string): Promise<string[]> {
  const rows = await from
    .selectFrom(tableOf(resource))
    .select("_id")
    .where("studentId", "=", student)
    .execute();
  const deleted = await from
    .selectFrom("revisions")
    .select("entryId")
    .where("type", "=", resource.name)
    .where("kind", "=", "deleted")
    .where("value", "like", `%"studentId":"${student}"%`)
    .where(isLatestRevision("revisions"))
    .execute();
  return [...rows.map(({ _id }) => _id), ...deleted.map(({ entryId }) => entryId)].sort();
}
