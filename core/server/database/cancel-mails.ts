import type { Tx } from "./tables.ts";

/**
 * Deletes mails about ended links that were not handed over; a process that is about to send one notices it. The server may accept one that
 * was handed over; if not, it is not tried again.
 */
export async function cancelMailsAbout(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom("mails")
    .where("about", "in", ids)
    .where("sentAt", "is", null)
    .where("handedOverAt", "is", null)
    .execute();
  const ended = new Date().toISOString();
  await tx
    .updateTable("mails")
    .set({ validUntil: ended, giveUpAt: ended })
    .where("about", "in", ids)
    .where("sentAt", "is", null)
    .execute();
}
