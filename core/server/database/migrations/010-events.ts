import { sql } from "kysely";
import { createContentTable } from "./create-content-table.ts";
import type { Engine, Tx } from "./migration.ts";

export const tables = ["events"];

const OPTIONAL_TEXTS = [
  ...["endsOn", "startsAt", "endsAt", "place", "description"],
  ...["titleHi", "placeHi", "descriptionHi"],
];

/** The school's calendar. */
export async function migrate(tx: Tx, engine: Engine): Promise<void> {
  // Keys are compared byte by byte, as SQLite does by itself.
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
