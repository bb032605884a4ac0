import type { Tx } from "./migration.ts";

/** How each account wants to see the lists of the panel: a JSON object of views by content type. */
export async function migrate(tx: Tx): Promise<void> {
  await tx.schema
    .alterTable("accounts")
    .addColumn("views", "text", (column) => column.notNull().defaultTo("{}"))
    .execute();
}
