import type { Tx } from "./migration.ts";

/** Which notices visitors may read is seen in an index alone: whoever counts them reads none of them. */
export async function migrate(tx: Tx): Promise<void> {
  await tx.schema.dropIndex("noticesByExpiresAt").execute();
  await tx.schema
    .createIndex("noticesByExpiresAt")
    .on("notices")
    .columns(["isDraft", "expiresAt", "publishAt", "_id"])
    .execute();
}
