import { sql } from "kysely";
import type { Tx } from "./migration.ts";

/** Recorded consents can be taken back: the lines of one call share a batch, and one that was taken back says when and by whom. */
export async function migrate(tx: Tx): Promise<void> {
  for (const name of ["batch", "undoneAt", "undoneBy"]) {
    await tx.schema.alterTable("consents").addColumn(name, "text").execute();
  }
  await tx.schema.createIndex("consentsByBatch").on("consents").column("batch").execute();
  // A restored entry gets the mark of its version. What was deleted with the sample is the school's own when it comes back.
  const removals = tx
    .selectFrom("auditLog")
    .select("at")
    .where("type", "=", "sample")
    .where("action", "=", "delete");
  await tx
    .updateTable("revisions")
    .set({ value: sql<string>`replace(value, '"sample":1', '"sample":0')` })
    .where("kind", "=", "deleted")
    .where("batch", "is", null)
    .where("at", "in", removals)
    .execute();
}
