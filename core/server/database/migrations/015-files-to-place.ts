import type { Tx } from "./migration.ts";

/** Which files are still to be moved or removed, and what it takes to look up a single file quickly. */
export async function migrate(tx: Tx): Promise<void> {
  await tx.schema
    .createTable("filesToPlace")
    .addColumn("_id", "text", (column) => column.primaryKey().notNull())
    .addColumn("file", "text", (column) => column.notNull())
    .execute();
  await tx.schema.createIndex("studentsByProfilePhoto").on("students").column("profilePhoto").execute();
  await tx.schema.createIndex("noticesByPdfOrImage").on("notices").column("pdfOrImage").execute();
  await tx.schema.createIndex("childPicturesByFile").on("childPictures").column("file").execute();
}
