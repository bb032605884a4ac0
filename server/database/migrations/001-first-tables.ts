import { type CreateTableBuilder, sql } from "kysely";
import type { Tx } from "../tables.ts";

const withEntryColumns = <Table extends string, Column extends string>(
  table: CreateTableBuilder<Table, Column>,
) =>
  table
    .addColumn("_id", "text", (column) => column.primaryKey())
    .addColumn("createdAt", "text", (column) => column.notNull())
    .addColumn("updatedAt", "text", (column) => column.notNull())
    .addColumn("searchText", "text", (column) => column.notNull())
    .addColumn("sample", "integer", (column) => column.notNull().defaultTo(0));

export async function createFirstTables(tx: Tx): Promise<void> {
  await withEntryColumns(tx.schema.createTable("notices"))
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("description", "text", (column) => column.notNull())
    .addColumn("pdfOrImage", "text")
    .addColumn("date", "text")
    .execute();
  await withEntryColumns(tx.schema.createTable("facilities"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("image", "text")
    .execute();
  await withEntryColumns(tx.schema.createTable("topStudents"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("class", "text", (column) => column.notNull())
    .addColumn("percent", sql`double precision`, (column) => column.notNull())
    .addColumn("image", "text")
    .execute();
  await withEntryColumns(tx.schema.createTable("blocks"))
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("description", "text", (column) => column.notNull())
    .addColumn("autherName", "text", (column) => column.notNull())
    .addColumn("images", "text", (column) => column.notNull())
    .addColumn("content", "text")
    .addColumn("authorImage", "text")
    .execute();
  await withEntryColumns(tx.schema.createTable("galleries"))
    .addColumn("title", "text")
    .addColumn("description", "text")
    .addColumn("images", "text", (column) => column.notNull())
    .execute();
  await withEntryColumns(tx.schema.createTable("team"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("designation", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("qualification", "text", (column) => column.notNull())
    .addColumn("image", "text")
    .execute();
  await withEntryColumns(tx.schema.createTable("students"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("rollNumber", "text", (column) => column.notNull())
    .addColumn("class", "text", (column) => column.notNull())
    .addColumn("section", "text", (column) => column.notNull())
    .addColumn("dateOfBirth", "text", (column) => column.notNull())
    .addColumn("guardianName", "text", (column) => column.notNull())
    .addColumn("mobileNumber", "text", (column) => column.notNull())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("gender", "text", (column) => column.notNull())
    .addColumn("profilePhoto", "text")
    .execute();
  await withEntryColumns(tx.schema.createTable("contacts"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("address", "text")
    .addColumn("phoneNumber", "text", (column) => column.notNull())
    .addColumn("message", "text", (column) => column.notNull())
    .execute();
  for (const table of [
    "notices",
    "facilities",
    "topStudents",
    "blocks",
    "galleries",
    "team",
    "students",
    "contacts",
  ]) {
    await tx.schema
      .createIndex(`${table}NewestFirst`)
      .on(table)
      .columns(["createdAt desc", "_id desc"])
      .execute();
  }

  await tx.schema
    .createTable("announcement")
    .addColumn("_id", "text", (column) => column.primaryKey())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("link", "text")
    .addColumn("sample", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("updatedAt", "text", (column) => column.notNull())
    .execute();
  await tx.schema
    .createTable("accounts")
    .addColumn("_id", "text", (column) => column.primaryKey())
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("passwordHash", "text", (column) => column.notNull())
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("disabledAt", "text")
    .addColumn("createdAt", "text", (column) => column.notNull())
    .execute();
  await tx.schema
    .createTable("sessions")
    .addColumn("tokenHash", "text", (column) => column.primaryKey())
    .addColumn("accountId", "text", (column) =>
      column.notNull().references("accounts._id").onDelete("cascade"),
    )
    .addColumn("createdAt", "text", (column) => column.notNull())
    .addColumn("lastSeenAt", "text", (column) => column.notNull())
    .execute();
  await tx.schema
    .createTable("attempts")
    .addColumn("subject", "text", (column) => column.primaryKey())
    .addColumn("count", "integer", (column) => column.notNull())
    .addColumn("windowEndsAt", "text", (column) => column.notNull())
    .execute();
  await tx.schema
    .createTable("contentVersions")
    .addColumn("tag", "text", (column) => column.primaryKey())
    .addColumn("version", "integer", (column) => column.notNull())
    .execute();
}
