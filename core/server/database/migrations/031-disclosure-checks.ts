import type { Tx } from "./migration.ts";

/** The result of the last check of the disclosure page. Not in backups: it is found again. */
export async function migrate(tx: Tx): Promise<void> {
  await tx.schema
    .createTable("disclosureChecks")
    .addColumn("_id", "text", (column) => column.primaryKey().notNull())
    .addColumn("claimedBy", "text")
    .addColumn("claimedUntil", "text")
    .addColumn("done", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("total", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("checkedAt", "text")
    .addColumn("problems", "text", (column) => column.notNull().defaultTo("{}"))
    .execute();
}
