import type { Tx } from "./migration.ts";

/** An index that covers the times of notices, so that counting public notices reads no rows. */
export async function migrate(tx: Tx): Promise<void> {
  await tx.schema.dropIndex("noticesByExpiresAt").execute();
  await tx.schema
    .createIndex("noticesByExpiresAt")
    .on("notices")
    .columns(["isDraft", "expiresAt", "publishAt", "_id"])
    .execute();
}
