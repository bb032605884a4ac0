import type { Tx } from "./migration.ts";

/** Events of an account that the dashboard shows to its owner. Backups leave them out, because a restore ends all logins. */
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
