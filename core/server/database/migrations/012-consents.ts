import type { Tx } from "./migration.ts";

export const tables = ["childPictures", "consentStates", "consents"];
export const changesDerived = true;

/** Children who have left, entries that are about a student, and what parents have said. */
export async function migrate(tx: Tx): Promise<void> {
  await tx.schema.alterTable("students").addColumn("leftOn", "text").execute();
  for (const table of ["topStudents", "alumni"]) {
    await tx.schema.alterTable(table).addColumn("studentId", "text").execute();
    await tx.schema.createIndex(`${table}ByStudentId`).on(table).column("studentId").execute();
  }
  await tx.schema
    .createTable("consents")
    .addColumn("_id", "text", (column) => column.primaryKey())
    .addColumn("studentId", "text", (column) => column.notNull())
    .addColumn("purpose", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("by", "text", (column) => column.notNull())
    .addColumn("how", "text", (column) => column.notNull())
    .addColumn("on", "text", (column) => column.notNull())
    .addColumn("until", "text")
    .addColumn("recordedAt", "text", (column) => column.notNull())
    .addColumn("recordedBy", "text", (column) => column.notNull())
    .addColumn("accountId", "text")
    .execute();
  await tx.schema.createIndex("consentsOfStudent").on("consents").column("studentId").execute();
  await tx.schema
    .createTable("consentStates")
    .addColumn("studentId", "text", (column) => column.notNull())
    .addColumn("purpose", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("on", "text", (column) => column.notNull())
    .addColumn("shownUntil", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("consentStatesKey", ["studentId", "purpose"])
    .execute();
  await tx.schema
    .createIndex("consentStatesByShownUntil")
    .on("consentStates")
    .columns(["purpose", "shownUntil", "studentId"])
    .execute();
  await tx.schema
    .createTable("childPictures")
    .addColumn("studentId", "text", (column) => column.notNull())
    .addColumn("file", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("childPicturesKey", ["studentId", "file"])
    .execute();
}
