import { sql } from "kysely";
import { createContentTable } from "./create-content-table.ts";
import type { Tx } from "./migration.ts";

export const tables = [
  "accounts",
  "announcement",
  "blocks",
  "contacts",
  "contentVersions",
  "facilities",
  "galleries",
  "notices",
  "students",
  "team",
  "topStudents",
];

export async function migrate(tx: Tx): Promise<void> {
  await createContentTable(tx, "notices", (table) =>
    table
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("description", "text", (column) => column.notNull())
      .addColumn("pdfOrImage", "text")
      .addColumn("date", "text"),
  );
  await createContentTable(tx, "facilities", (table) =>
    table.addColumn("name", "text", (column) => column.notNull()).addColumn("image", "text"),
  );
  await createContentTable(tx, "topStudents", (table) =>
    table
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("class", "text", (column) => column.notNull())
      .addColumn("percent", sql`double precision`, (column) => column.notNull())
      .addColumn("image", "text"),
  );
  await createContentTable(tx, "blocks", (table) =>
    table
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("description", "text", (column) => column.notNull())
      .addColumn("autherName", "text", (column) => column.notNull())
      .addColumn("images", "text", (column) => column.notNull())
      .addColumn("content", "text")
      .addColumn("authorImage", "text"),
  );
  await createContentTable(tx, "galleries", (table) =>
    table
      .addColumn("title", "text")
      .addColumn("description", "text")
      .addColumn("images", "text", (column) => column.notNull()),
  );
  await createContentTable(tx, "team", (table) =>
    table
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("designation", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("qualification", "text", (column) => column.notNull())
      .addColumn("image", "text"),
  );
  await createContentTable(tx, "students", (table) =>
    table
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("rollNumber", "text", (column) => column.notNull())
      .addColumn("class", "text", (column) => column.notNull())
      .addColumn("section", "text", (column) => column.notNull())
      .addColumn("dateOfBirth", "text", (column) => column.notNull())
      .addColumn("guardianName", "text", (column) => column.notNull())
      .addColumn("mobileNumber", "text", (column) => column.notNull())
      .addColumn("address", "text", (column) => column.notNull())
      .addColumn("gender", "text", (column) => column.notNull())
      .addColumn("profilePhoto", "text"),
  );
  await createContentTable(tx, "contacts", (table) =>
    table
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("address", "text")
      .addColumn("phoneNumber", "text", (column) => column.notNull())
      .addColumn("message", "text", (column) => column.notNull()),
  );

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
