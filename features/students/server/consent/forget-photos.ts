import type { Resource } from "../../../../core/content/types/define-resource.ts";
import { keepingSample } from "../../../../core/server/content/entry-rows.ts";
import { inSteps } from "../../../../core/server/content/in-steps.ts";
import { changeRows } from "../../../../core/server/content/write-rows.ts";
import type { Actor } from "../../../../core/server/database/entries/record-change.ts";
import type { EntryRow, Tx } from "../../../../core/server/database/tables.ts";
import { findStatesWithPhoto } from "../records/child-versions.ts";
import type { ChildEntry } from "../records/entry-states.ts";

export interface ForgottenPhotos {
  /** The removed stored files. */
  files: string[];
  /** Content types with a changed entry. */
  types: string[];
}

/** The stored files that `forgetPhotos` removes from entries. */
export const findPhotoFiles = (entries: readonly ChildEntry[]): string[] => [
  ...new Set(entries.flatMap((entry) => findStatesWithPhoto(entry).map(({ file }) => file))),
];

/** Removes a child's photos from entries and their versions, which the transaction has locked. */
export async function forgetPhotos(
  tx: Tx,
  entries: readonly ChildEntry[],
  actor: Actor,
): Promise<ForgottenPhotos> {
  const types = new Set<string>();
  for (const [resource, group] of Map.groupBy(entries, (entry) => entry.resource)) {
    for await (const step of inSteps(group)) {
      if (await forgetInRows(tx, resource, step, actor)) types.add(resource.name);
      await forgetInVersions(tx, resource, step);
    }
  }
  return { files: findPhotoFiles(entries), types: [...types] };
}

const photoOf = ({ child }: Resource) => String(child?.photo);

/** Returns whether a row changed. */
async function forgetInRows(
  tx: Tx,
  resource: Resource,
  entries: readonly ChildEntry[],
  actor: Actor,
): Promise<boolean> {
  const rows = entries
    .flatMap(findStatesWithPhoto)
    .flatMap(({ state }) => (state.revision === undefined ? [state.value as EntryRow] : []));
  await changeRows(tx, resource, rows, (row) => keepingSample(row, { [photoOf(resource)]: null }), { actor });
  return rows.length > 0;
}

async function forgetInVersions(tx: Tx, resource: Resource, entries: readonly ChildEntry[]): Promise<void> {
  const concerned = new Set(entries.flatMap(findStatesWithPhoto).map(({ state }) => state.revision));
  const known = new Set(entries.flatMap(({ states }) => states).map(({ revision }) => revision));
  const ids = entries.map(({ id }) => id);
  const versions = await tx
    .selectFrom("revisions")
    .select(["_id", "value"])
    .where("type", "=", resource.name)
    .where("entryId", "in", ids)
    .execute();
  for (const { _id, value } of versions) {
    // An entry from before the history feature gets its first version with this change.
    if (!concerned.has(_id) && known.has(_id)) continue;
    const version = JSON.parse(value) as EntryRow;
    const file = version[photoOf(resource)];
    if (typeof file !== "string") continue;
    await tx
      .updateTable("revisions")
      .set({ value: JSON.stringify({ ...version, [photoOf(resource)]: null }) })
      .where("_id", "=", _id)
      .execute();
    await tx.deleteFrom("revisionFiles").where("revision", "=", _id).where("file", "=", file).execute();
  }
}
