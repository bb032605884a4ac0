import type { Tx } from "./migration.ts";

/** The captions of the pictures of albums and posts, as JSON by file. */
export async function migrate(tx: Tx): Promise<void> {
  for (const table of ["galleries", "blocks"]) {
    await tx.schema.alterTable(table).addColumn("captions", "text").execute();
  }
}
