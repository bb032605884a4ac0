import type { Tx } from "./migration.ts";

/** How far the clock of the authenticator app is off, and how many codes of an account were wrong within a day. */
export async function migrate(tx: Tx): Promise<void> {
  await tx.schema.alterTable("accounts").addColumn("totpOffset", "integer").execute();
  await tx.schema
    .alterTable("accounts")
    .addColumn("failedCodes", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await tx.schema.alterTable("accounts").addColumn("failedCodesUntil", "text").execute();
}
