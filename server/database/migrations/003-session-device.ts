import type { Tx } from "../tables.ts";

export async function addSessionDevice(tx: Tx): Promise<void> {
  await tx.schema
    .alterTable("sessions")
    .addColumn("device", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
