import type { Tx } from "./migration.ts";

export const tables = ["revisionFiles", "revisions"];

/** Every version of every entry and page, and the stored files that each of them names. */
export async function migrate(tx: Tx): Promise<void> {
  await tx.schema
    .createTable("revisions")
    .addColumn("_id", "text", (column) => column.primaryKey())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("entryId", "text", (column) => column.notNull())
    // Counts the versions of an entry, because the clocks of several machines differ.
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("value", "text", (column) => column.notNull())
    .addColumn("title", "text")
    .addColumn("at", "text", (column) => column.notNull())
    // No foreign key to the accounts: history outlives them.
    .addColumn("actor", "text")
    .addColumn("accountId", "text")
    .addColumn("searchText", "text", (column) => column.notNull())
    .execute();
  await tx.schema
    .createIndex("revisionsOfEntry")
    .on("revisions")
    .columns(["type", "entryId", "number"])
    .unique()
    .execute();
  await tx.schema.createIndex("revisionsByTime").on("revisions").column("at").execute();
  await tx.schema.createIndex("revisionsByKind").on("revisions").columns(["kind", "at"]).execute();
  await tx.schema
    .createTable("revisionFiles")
    .addColumn("revision", "text", (column) => column.notNull())
    .addColumn("file", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("revisionFilesKey", ["revision", "file"])
    .execute();
  await tx.schema.createIndex("revisionFilesByFile").on("revisionFiles").column("file").execute();
}
