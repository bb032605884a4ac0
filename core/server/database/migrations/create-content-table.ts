import type { CreateTableBuilder } from "kysely";
import type { Tx } from "./migration.ts";

type Table = CreateTableBuilder<string, string>;

/** Creates the table of a content type: its fields, the common columns, and the index for lists. */
export async function createContentTable(
  tx: Tx,
  name: string,
  addFields: (table: Table) => Table,
): Promise<void> {
  const table: Table = tx.schema
    .createTable(name)
    .addColumn("_id", "text", (column) => column.primaryKey())
    .addColumn("createdAt", "text", (column) => column.notNull())
    .addColumn("updatedAt", "text", (column) => column.notNull())
    .addColumn("searchText", "text", (column) => column.notNull())
    .addColumn("sample", "integer", (column) => column.notNull().defaultTo(0));
  await addFields(table).execute();
  await tx.schema
    .createIndex(`${name}NewestFirst`)
    .on(name)
    .columns(["createdAt desc", "_id desc"])
    .execute();
}
