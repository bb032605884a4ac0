import { alumni } from "../../content/resources/alumni.ts";
import type { Resource } from "../../content/resources/define-resource.ts";
import { students } from "../../content/resources/students.ts";
import { topStudents } from "../../content/resources/top-students.ts";
import { changedRow, tableOf } from "../content/entry-rows.ts";
import { overwriteRows } from "../content/write-rows.ts";
import { fileNames } from "../database/entry-files.ts";
import type { Actor } from "../database/record-change.ts";
import type { EntryRow, Tx } from "../database/tables.ts";

export interface ForgottenPhotos {
  /** The stored files that nothing names any more. */
  files: string[];
  /** The content types of which an entry has changed. */
  types: string[];
}

const LINKED: readonly Resource[] = [topStudents, alumni];

/** The photos of children, and those of the entries that are linked to them. */
export async function namePhotos(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const files: string[] = [];
  for (const resource of [students, ...LINKED]) {
    const rows = await findEntries(tx, resource, ids);
    files.push(...rows.flatMap((row) => fileNames(resource, row)));
  }
  return files;
}

/** Takes the photos of children out of the entries that are linked to them, with `hasOwn` out of their own records too, and out of all versions. */
export async function forgetPhotos(
  tx: Tx,
  { ids, hasOwn, actor }: { ids: readonly string[]; hasOwn: boolean; actor: Actor },
): Promise<ForgottenPhotos> {
  const forgotten: ForgottenPhotos = { files: [], types: [] };
  for (const resource of hasOwn ? [students, ...LINKED] : LINKED) {
    const photo = String(resource.child?.photo);
    const rows = await findEntries(tx, resource, ids);
    const changes = rows
      .filter((row) => row[photo] !== null)
      .map((before) => ({ before, after: changedRow(resource, before, { [photo]: null }) }));
    await overwriteRows(tx, resource, changes, { action: "update", actor });
    if (changes.length > 0) forgotten.types.push(resource.name);
    const entryIds = resource === students ? ids : await findOnceLinked(tx, resource, ids);
    forgotten.files.push(...(await forgetInVersions(tx, resource.name, photo, entryIds)));
  }
  return forgotten;
}

async function findEntries(tx: Tx, resource: Resource, ids: readonly string[]): Promise<EntryRow[]> {
  const key = resource.child?.id ?? "_id";
  return (await tx.selectFrom(tableOf(resource)).selectAll().where(key, "in", ids).execute()) as EntryRow[];
}

/** Those that are linked now and those in the trash that were. */
async function findOnceLinked(tx: Tx, { name }: Resource, ids: readonly string[]): Promise<string[]> {
  const versions = await tx
    .selectFrom("revisions")
    .select(["entryId", "value"])
    .where("type", "=", name)
    .execute();
  const wanted = new Set(ids);
  const linked = versions.filter(({ value }) =>
    wanted.has((JSON.parse(value) as EntryRow).studentId as string),
  );
  return [...new Set(linked.map(({ entryId }) => entryId))];
}

async function forgetInVersions(
  tx: Tx,
  type: string,
  photo: string,
  entryIds: readonly string[],
): Promise<string[]> {
  if (entryIds.length === 0) return [];
  const versions = await tx
    .selectFrom("revisions")
    .select(["_id", "value"])
    .where("type", "=", type)
    .where("entryId", "in", entryIds)
    .execute();
  const files: string[] = [];
  for (const { _id, value } of versions) {
    const version = JSON.parse(value) as EntryRow;
    const file = version[photo];
    if (typeof file !== "string") continue;
    files.push(file);
    await tx
      .updateTable("revisions")
      .set({ value: JSON.stringify({ ...version, [photo]: null }) })
      .where("_id", "=", _id)
      .execute();
    await tx.deleteFrom("revisionFiles").where("revision", "=", _id).where("file", "=", file).execute();
  }
  return files;
}
