import { sql } from "kysely";
import { createContentTable } from "./create-content-table.ts";
import type { Engine, Tx } from "./migration.ts";

export const tables = ["savedReplies"];

/** Answers that the office uses for many enquiries. */
export async function migrate(tx: Tx, engine: Engine): Promise<void> {
  // Keys are compared byte by byte, as SQLite does by itself.
  const sortKey = engine === "postgres" ? sql`text COLLATE "C"` : sql`text`;
  await createContentTable(tx, "savedReplies", (table) =>
    table
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("titleHi", "text")
      .addColumn("topic", "text")
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("textHi", "text")
      .addColumn("position", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("titleSortKey", sortKey, (column) => column.notNull())
      .addColumn("adminSearchText", "text", (column) => column.notNull())
      .addColumn("isDraft", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("lacks", "text", (column) => column.notNull().defaultTo("")),
  );
}
