import type { Tx } from "./migration.ts";

/** What the owner of an account is told on the dashboard. Not in backups: it is about logins, which a restore ends. */
export async function migrate(tx: Tx): Promise<void> {
  await tx.schema
    .createTable("securityEvents")
    .addColumn("_id", "text", (column) => column.primaryKey().notNull())
    .addColumn("accountId", "text", (column) =>
      column.notNull().references("accounts._id").onDelete("cascade"),
    )
    .addColumn("event", "text", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .execute();
  await tx.schema
    .createIndex("securityEventsOfAccount")
    .on("securityEvents")
    .columns(["accountId", "at"])
    .execute();
}
