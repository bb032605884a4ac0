import { sql } from "kysely";
import type { Tx } from "./migration.ts";

/** Names, duties and last logins of accounts, and the links of invitations, password resets and changes of an email address. */
export async function migrate(tx: Tx): Promise<void> {
  const addText = (name: string, value: string) =>
    tx.schema
      .alterTable("accounts")
      .addColumn(name, "text", (column) => column.notNull().defaultTo(value))
      .execute();
  await addText("name", "");
  await addText("duties", "[]");
  await tx.schema.alterTable("accounts").addColumn("lastLoginAt", "text").execute();
  // Every admin was allowed to do everything.
  await sql`UPDATE accounts SET duties = '["everything"]' WHERE role = 'admin'`.execute(tx);
  await sql`
    UPDATE accounts SET "lastLoginAt" =
      (SELECT max(at) FROM "auditLog" WHERE action = 'login' AND "accountId" = accounts._id)`.execute(tx);

  // Not in backups: a restored backup must not make old links valid again.
  await tx.schema
    .createTable("accountLinks")
    .addColumn("_id", "text", (column) => column.primaryKey().notNull())
    .addColumn("tokenHash", "text", (column) => column.notNull().unique())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("accountId", "text", (column) => column.references("accounts._id").onDelete("cascade"))
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("duties", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("createdAt", "text", (column) => column.notNull())
    .addColumn("expiresAt", "text", (column) => column.notNull())
    .addColumn("usedAt", "text")
    .addColumn("revokedAt", "text")
    // No foreign key: the link ends with the account, but stays in the list.
    .addColumn("createdBy", "text")
    .execute();
}
