import type { Tx } from "./migration.ts";

/** Drafts of posts and galleries wait for approval: their state, the note with which they were sent back, and their author. */
export async function migrate(tx: Tx): Promise<void> {
  for (const table of ["blocks", "galleries"]) {
    for (const column of ["approval", "approvalNote", "createdBy"]) {
      await tx.schema.alterTable(table).addColumn(column, "text").execute();
    }
  }
}
