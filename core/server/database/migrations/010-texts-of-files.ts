import type { Tx } from "./migration.ts";

/** The texts of the PDFs that the search looks through. Derived from the stored files, and in no backup. */
export async function migrate(tx: Tx): Promise<void> {
  await tx.schema
    .createTable("fileTexts")
    .addColumn("file", "text", (column) => column.notNull().primaryKey())
    .addColumn("text", "text", (column) => column.notNull())
    .execute();
}
