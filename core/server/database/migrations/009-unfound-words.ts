import type { Tx } from "./migration.ts";

/** The index is derived with the titles of files to download, and with other filler words. */
export const changesDerived = true;

/** How often a word that finds nothing was searched for on a day. Deleted after some months, and in no backup. */
export async function migrate(tx: Tx): Promise<void> {
  await tx.schema
    .createTable("unfoundWords")
    .addColumn("word", "text", (column) => column.notNull())
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("unfoundWordsOnce", ["word", "day"])
    .execute();
  await tx.schema.createIndex("unfoundWordsByDay").on("unfoundWords").column("day").execute();
}
