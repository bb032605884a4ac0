import { sql } from "kysely";
import { createContentTable } from "./create-content-table.ts";
import type { Tx } from "./migration.ts";

export const tables = ["alumni", "committee", "pages"];

/** The texts of the pages, and the lists that were part of them; five lists get an order of their own. */
export async function migrate(tx: Tx): Promise<void> {
  await tx.schema
    .createTable("pages")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("document", "text", (column) => column.notNull())
    .addColumn("sample", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("updatedAt", "text", (column) => column.notNull())
    .execute();
  await createContentTable(tx, "alumni", (table) =>
    table
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("fatherName", "text", (column) => column.notNull())
      .addColumn("passOutClass", "text", (column) => column.notNull())
      .addColumn("passOutYear", sql`double precision`, (column) => column.notNull())
      .addColumn("designation", "text", (column) => column.notNull())
      .addColumn("post", "text", (column) => column.notNull())
      .addColumn("location", "text", (column) => column.notNull())
      .addColumn("image", "text"),
  );
  await createContentTable(tx, "committee", (table) =>
    table
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("nameHi", "text")
      .addColumn("designation", "text", (column) => column.notNull())
      .addColumn("designationHi", "text"),
  );
  // Without a chosen order all are 0, and the newest are first.
  for (const table of ["facilities", "team", "topStudents", "alumni", "committee"]) {
    await tx.schema
      .alterTable(table)
      .addColumn("position", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  }
}
