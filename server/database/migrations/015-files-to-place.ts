import type { Tx } from "./migration.ts";

/** Files that still have to be moved or removed, and indexes for looking up a single file. */
export async function createFilesToPlace(tx: Tx): Promise<void> {
  await tx.schema
    .createTable("filesToPlace")
    .addColumn("_id", "text", (column) => column.primaryKey().notNull())
    .addColumn("file", "text", (column) => column.notNull())
    .execute();
  await tx.schema.createIndex("studentsByProfilePhoto").on("students").column("profilePhoto").execute();
  await tx.schema.createIndex("noticesByPdfOrImage").on("notices").column("pdfOrImage").execute();
  await tx.schema.createIndex("childPicturesByFile").on("childPictures").column("file").execute();
}
