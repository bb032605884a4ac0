import type { Tx } from "./migration.ts";

/**
 * What an unfinished check of the disclosure page has done and when it is continued; and since when the program has known a withdrawn file
 * that nothing names. Not in backups.
 */
export async function migrate(tx: Tx): Promise<void> {
  await tx.schema.alterTable("disclosureChecks").addColumn("startedAt", "text").execute();
  await tx.schema
    .alterTable("disclosureChecks")
    .addColumn("answered", "text", (column) => column.notNull().defaultTo("[]"))
    .execute();
  await tx.schema.alterTable("disclosureChecks").addColumn("retryAt", "text").execute();
  await tx.schema
    .createTable("unknownFiles")
    .addColumn("file", "text", (column) => column.primaryKey().notNull())
    .addColumn("seenAt", "text", (column) => column.notNull())
    .execute();
}
