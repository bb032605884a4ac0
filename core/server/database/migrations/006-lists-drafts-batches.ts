import { sql } from "kysely";
import type { Engine, Tx } from "./migration.ts";

export const changesDerived = true;

/** The fields of each table that get a sort key. */
const SORTED: Readonly<Record<string, readonly string[]>> = {
  alumni: ["name", "designation", "location"],
  blocks: ["title", "autherName"],
  committee: ["name", "designation"],
  contacts: ["name"],
  facilities: ["name"],
  galleries: ["title"],
  notices: ["title", "date"],
  students: ["name", "rollNumber", "class", "section", "dateOfBirth", "guardianName"],
  team: ["name", "designation", "subject"],
  topStudents: ["name", "class"],
};
/** These may have thousands of entries. */
const LONG_LISTS = ["contacts", "notices", "students"];

/**
 * What sorting and searching by the office needs, entries that are not published, and changes of many entries at once.
 * `deriveAnew` fills the new columns.
 */
export async function migrate(tx: Tx, engine: Engine): Promise<void> {
  for (const [table, sorted] of Object.entries(SORTED)) {
    const keys = sorted.map((name) => `${name}SortKey`);
    await addColumns(tx, engine, table, keys);
    await createIndexes(tx, engine, table, keys);
  }
  await tx.schema.alterTable("revisions").addColumn("batch", "text").execute();
  await tx.schema.createIndex("revisionsOfBatch").on("revisions").columns(["batch", "entryId"]).execute();
}

async function addColumns(tx: Tx, engine: Engine, table: string, keys: readonly string[]): Promise<void> {
  await tx.schema
    .alterTable(table)
    .addColumn("isDraft", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await tx.schema
    .alterTable(table)
    .addColumn("adminSearchText", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  // Keys are compared byte by byte, which is SQLite's default.
  const type = engine === "postgres" ? sql`text COLLATE "C"` : sql`text`;
  for (const key of keys) {
    await tx.schema
      .alterTable(table)
      .addColumn(key, type, (column) => column.notNull().defaultTo(""))
      .execute();
  }
}

async function createIndexes(tx: Tx, engine: Engine, table: string, keys: readonly string[]): Promise<void> {
  const isLong = LONG_LISTS.includes(table);
  // With the text in the index SQLite searches without reading rows. PostgreSQL cannot index texts of this length.
  const hasTexts = isLong && engine === "sqlite";
  const newestFirst = ["createdAt desc", "_id desc"] as const;
  await tx.schema
    .createIndex(`${table}PublishedNewestFirst`)
    .on(table)
    .columns(["isDraft", ...newestFirst, ...(hasTexts ? ["searchText"] : [])])
    .execute();
  if (hasTexts) {
    await tx.schema.dropIndex(`${table}NewestFirst`).execute();
    await tx.schema
      .createIndex(`${table}NewestFirst`)
      .on(table)
      .columns([...newestFirst, "adminSearchText"])
      .execute();
  }
  for (const key of isLong ? [...keys, "updatedAt"] : []) {
    await tx.schema
      .createIndex(`${table}By${key.charAt(0).toUpperCase()}${key.slice(1)}`)
      .on(table)
      .columns([key, ...newestFirst])
      .execute();
  }
}
