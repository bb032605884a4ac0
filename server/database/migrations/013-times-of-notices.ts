import type { Tx } from "./migration.ts";

/** A covering index: counting public notices reads no rows. */
export async function coverTimesOfNotices(tx: Tx): Promise<void> {
  await tx.schema.dropIndex("noticesByExpiresAt").execute();
  await tx.schema
    .createIndex("noticesByExpiresAt")
    .on("notices")
    .columns(["isDraft", "expiresAt", "publishAt", "_id"])
    .execute();
}
