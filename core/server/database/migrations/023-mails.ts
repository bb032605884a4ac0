import type { Tx } from "./migration.ts";

/** Mails that wait to be sent. Not in backups: a restored backup must not send old mails. */
export async function migrate(tx: Tx): Promise<void> {
  await tx.schema
    .createTable("mails")
    .addColumn("_id", "text", (column) => column.primaryKey().notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("recipient", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("button", "text")
    .addColumn("replyTo", "text")
    .addColumn("createdAt", "text", (column) => column.notNull())
    .addColumn("validUntil", "text")
    .addColumn("giveUpAt", "text", (column) => column.notNull())
    .addColumn("nextTryAt", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("claimedBy", "text")
    .addColumn("claimedUntil", "text")
    .addColumn("handedOverAt", "text")
    .addColumn("sentAt", "text")
    .addColumn("givenUpAt", "text")
    .addColumn("lastError", "text")
    .execute();
  await tx.schema
    .createIndex("mailsToSend")
    .on("mails")
    .columns(["sentAt", "givenUpAt", "nextTryAt"])
    .execute();
}
