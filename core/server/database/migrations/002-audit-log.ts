import type { Tx } from "./migration.ts";

export const tables = ["auditLog"];

export async function migrate(tx: Tx): Promise<void> {
  await tx.schema
    .createTable("auditLog")
    .addColumn("_id", "text", (column) => column.primaryKey())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("actor", "text", (column) => column.notNull())
    // No foreign key to the accounts: the log outlives them.
    .addColumn("accountId", "text")
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("entryId", "text")
    .addColumn("title", "text")
    .addColumn("fields", "text", (column) => column.notNull())
    .addColumn("searchText", "text", (column) => column.notNull())
    .execute();
  await tx.schema
    .createIndex("auditLogNewestFirst")
    .on("auditLog")
    .columns(["at desc", "_id desc"])
    .execute();
}
