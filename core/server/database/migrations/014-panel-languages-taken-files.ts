import type { Tx } from "./migration.ts";

export async function migrate(tx: Tx): Promise<void> {
  await tx.schema.alterTable("accounts").addColumn("language", "text").execute();
  await tx.schema
    .createTable("takenFiles")
    .addColumn("file", "text", (column) => column.primaryKey().notNull())
    .addColumn("takenAt", "text", (column) => column.notNull())
    .execute();
}
