import type { Tx } from "./migration.ts";

/** What an enquiry is about. */
export async function migrate(tx: Tx): Promise<void> {
  await tx.schema.alterTable("contacts").addColumn("topic", "text").execute();
}
