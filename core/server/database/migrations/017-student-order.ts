import type { Engine, Tx } from "./migration.ts";

/** Indexes for lists of students by class, section and roll number. */
export async function migrate(tx: Tx, engine: Engine): Promise<void> {
  const order = [
    ...["classSortKey", "sectionSortKey", "rollNumberSortKey"],
    ...(["createdAt desc", "_id desc"] as const),
  ];
  // With the text in the index SQLite searches without reading rows. PostgreSQL cannot index texts of this length.
  const withText = (name: string) => (engine === "sqlite" ? [name] : []);
  await tx.schema.dropIndex("studentsPublishedNewestFirst").ifExists().execute();
  await tx.schema
    .createIndex("studentsPublishedInOrder")
    .on("students")
    .columns(["isDraft", ...order, "leftOn", ...withText("searchText")])
    .execute();
  await tx.schema
    .createIndex("studentsInOrder")
    .on("students")
    .columns([...order, ...withText("adminSearchText")])
    .execute();
}
