import type { Tx } from "./migration.ts";

/** The name of the person in the audit log, which stays there when the account is renamed or deleted. */
export async function migrate(tx: Tx): Promise<void> {
  await tx.schema.alterTable("auditLog").addColumn("person", "text").execute();
}
