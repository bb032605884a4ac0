import type { Engine, Tx } from "./migration.ts";

/** Indexes for lists of students by class, section and roll number. */
export async function indexStudentOrder(tx: Tx, engine: Engine): Promise<void> {
  const order = [
    ...["classSortKey", "sectionSortKey", "rollNumberSortKey"],
    ...(["createdAt desc", "_id desc"] as const),
  ];
  // With the text in it SQLite searches the index alone, without reading rows. PostgreSQL indexes no texts of such length.
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
