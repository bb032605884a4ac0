import type { Tx } from "./migration.ts";

export async function migrate(tx: Tx): Promise<void> {
  await tx.schema
    .alterTable("sessions")
    .addColumn("device", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
