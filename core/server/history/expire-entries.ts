import { type RawBuilder, sql } from "kysely";
import type { AuditAction } from "../../content/api/audit-contract.ts";
import type { Resource } from "../../content/types/define-resource.ts";
import { tableOf } from "../content/entry-rows.ts";
import { createSaver, type Publish } from "../content/publish.ts";
import { PROGRAM, recordChange } from "../database/entries/record-change.ts";
import type { Database } from "../database/tables.ts";
import { inParts } from "./in-parts.ts";
import { removeForGood } from "./remove-for-good.ts";

interface Expired {
  resource: Resource;
  ids: readonly string[];
  /** Checked again in the transaction: an entry that no longer meets it, because somebody has just changed it, is not deleted. */
  condition?: RawBuilder<boolean>;
  /** The action and the noun of the line in the audit log. */
  action: AuditAction;
  noun: string;
}

/**
 * Deletes entries for good whose period is over, in several transactions, so that other writers do not wait long. Several processes may
 * run it at the same time: each entry is deleted and counted once.
 */
export async function expireEntries(
  { db, publish }: { db: Database; publish: Publish },
  { resource, ids, condition = sql<boolean>`true`, action, noun }: Expired,
): Promise<void> {
  const save = createSaver(db, publish);
  for (const part of inParts(ids)) {
    await save(async (tx) => {
      const rows = await tx
        .selectFrom(tableOf(resource))
        .select("_id")
        .where("_id", "in", part)
        .where(condition)
        .forUpdate()
        .execute();
      if (rows.length === 0) return { tags: [] };
      const left = rows.map(({ _id }) => _id);
      const versions = await removeForGood(tx, resource, left);
      const title = `${noun} ${left.length}, versions ${versions}`;
      await recordChange(tx, PROGRAM, { type: resource.name, action, title });
      return { tags: [resource.name] };
    });
  }
}
