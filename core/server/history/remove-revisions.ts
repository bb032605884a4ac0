import type { Tx } from "../database/tables.ts";
import { rememberFiles } from "../files/remember-files.ts";
import { inParts } from "./in-parts.ts";

/** Deletes revisions for good; returns the files that they named. */
export async function removeRevisions(tx: Tx, all: readonly string[]): Promise<string[]> {
  const files = new Set<string>();
  for (const ids of inParts(all)) {
    await tx.deleteFrom("revisions").where("_id", "in", ids).execute();
    const rows = await tx
      .deleteFrom("revisionFiles")
      .where("revision", "in", ids)
      .returning("file")
      .execute();
    for (const { file } of rows) files.add(file);
  }
  await rememberFiles(tx, files);
  return [...files];
}
