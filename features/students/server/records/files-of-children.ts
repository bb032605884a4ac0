import { tableOf } from "../../../../core/server/content/entry-rows.ts";
import type { RowChange } from "../../../../core/server/content/feature-store.ts";
import { inSteps } from "../../../../core/server/content/in-steps.ts";
import { fileNames } from "../../../../core/server/database/entries/entry-files.ts";
import type { EntryRow, Tx } from "../../../../core/server/database/tables.ts";
import { resourceList } from "../../../types.ts";

/**
 * Stored files that may become public, or cease to be, because the records of children were added, removed, or marked as left or as back: the
 * photos of linked entries, and the pictures on which the children are marked.
 */
export async function findFilesOfChangedRecords(tx: Tx, changes: readonly RowChange[]): Promise<string[]> {
  const decisive = changes.filter(({ before, after }) => !before || !after || before.leftOn !== after.leftOn);
  const files: string[] = [];
  for await (const step of inSteps(decisive.flatMap(({ before, after }) => (before ?? after)?._id ?? []))) {
    files.push(...(await findFilesOfChildren(tx, step)));
  }
  return files;
}

/** The photos of entries that are linked to children, and the pictures on which the children are marked. */
export async function findFilesOfChildren(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const files: string[] = [];
  for (const resource of resourceList.filter(({ child }) => child?.id === "studentId")) {
    const rows = await tx.selectFrom(tableOf(resource)).selectAll().where("studentId", "in", ids).execute();
    files.push(...rows.flatMap((row) => fileNames(resource, row as EntryRow)));
  }
  const marks = await tx.selectFrom("childPictures").select("file").where("studentId", "in", ids).execute();
  return [...files, ...marks.map(({ file }) => file)];
}
