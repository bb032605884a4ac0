import { sql } from "kysely";
import { createContentTable } from "./create-content-table.ts";
import type { Engine, Tx } from "./migration.ts";

const OPTIONAL_TEXTS = [
  ...["endsOn", "startsAt", "endsAt", "place", "description"],
  ...["titleHi", "placeHi", "descriptionHi"],
];

/** The school's calendar. */
export async function createEvents(tx: Tx, engine: Engine): Promise<void> {
  // Keys are compared byte by byte, which is SQLite's default.
  const sortKey = engine === "postgres" ? sql`text COLLATE "C"` : sql`text`;
  await createContentTable(tx, "events", (table) => {
    let columns = table;
    for (const name of ["title", "kind", "startsOn"]) {
      columns = columns.addColumn(name, "text", (column) => column.notNull());
    }
    for (const name of OPTIONAL_TEXTS) columns = columns.addColumn(name, "text");
    for (const name of ["titleSortKey", "startsOnSortKey"]) {
      columns = columns.addColumn(name, sortKey, (column) => column.notNull());
    }
    return columns
      .addColumn("adminSearchText", "text", (column) => column.notNull())
      .addColumn("isDraft", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("lacks", "text", (column) => column.notNull().defaultTo(""));
  });
}
