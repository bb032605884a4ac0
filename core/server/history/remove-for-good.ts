import type { Resource } from "../../content/types/define-resource.ts";
import { tableOf } from "../content/entry-rows.ts";
import { entryRulesOf } from "../content/entry-rules.ts";
import { eraseRemoved, removeFromIndex } from "../database/entries/search-index.ts";
import type { Tx } from "../database/tables.ts";
import { inParts } from "./in-parts.ts";
import { removeRevisions } from "./remove-revisions.ts";

/**
 * Deletes entries for good: all versions, also those in the trash, what their feature stores with them, and their search texts. Returns the
 * number of versions. The caller writes a line of the audit log.
 */
export async function removeForGood(tx: Tx, resource: Resource, ids: readonly string[]): Promise<number> {
  let versions = 0;
  for (const part of inParts(ids)) {
    await tx.deleteFrom(tableOf(resource)).where("_id", "in", part).execute();
    await removeFromIndex(tx, resource.name, part);
    await entryRulesOf(resource).purge?.(tx, part);
    const revisions = await tx
      .selectFrom("revisions")
      .select("_id")
      .where("type", "=", resource.name)
      .where("entryId", "in", part)
      .execute();
    await removeRevisions(
      tx,
      revisions.map(({ _id }) => _id),
    );
    versions += revisions.length;
  }
  await eraseRemoved(tx);
  return versions;
}
