import { sql } from "kysely";
import { createContentTable } from "./create-content-table.ts";
import type { Engine, Tx } from "./migration.ts";

export const tables = ["certificates", "certificateMails", "certificateReminders"];

const OPTIONAL_TEXTS = ["title", "titleHi", "number", "authority", "authorityHi", "validUntil", "file"];

/** Certificates of authorities, and who gets mails before they expire. */
export async function migrate(tx: Tx, engine: Engine): Promise<void> {
  // Keys are compared byte by byte, as SQLite does by itself.
  const sortKey = engine === "postgres" ? sql`text COLLATE "C"` : sql`text`;
  await createContentTable(tx, "certificates", (table) => {
    let columns = table;
    for (const name of ["kind", "issuedOn"]) {
      columns = columns.addColumn(name, "text", (column) => column.notNull());
    }
    for (const name of OPTIONAL_TEXTS) columns = columns.addColumn(name, "text");
    for (const name of ["kindSortKey", "issuedOnSortKey", "validUntilSortKey"]) {
      columns = columns.addColumn(name, sortKey, (column) => column.notNull());
    }
    return columns
      .addColumn("isInternal", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("adminSearchText", "text", (column) => column.notNull())
      .addColumn("isDraft", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("lacks", "text", (column) => column.notNull().defaultTo(""));
  });
  // No foreign keys: a deleted certificate can be restored, and its reminders are not sent again.
  await tx.schema
    .createTable("certificateMails")
    .addColumn("accountId", "text", (column) => column.primaryKey().notNull())
    .execute();
  await tx.schema
    .createTable("certificateReminders")
    .addColumn("accountId", "text", (column) => column.notNull())
    .addColumn("certificateId", "text", (column) => column.notNull())
    .addColumn("validUntil", "text", (column) => column.notNull())
    .addColumn("step", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("certificateRemindersOnce", ["accountId", "certificateId", "validUntil", "step"])
    .execute();
}
