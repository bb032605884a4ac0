import { eraseRemoved, removeFromIndex } from "../../../../core/server/database/entries/search-index.ts";
import type { Tx } from "../../../../core/server/database/tables.ts";
import { inParts } from "../../../../core/server/history/in-parts.ts";
import { removeRevisions } from "../../../../core/server/history/remove-revisions.ts";
import { contacts } from "../../content/contacts.ts";
import { removeEnquiryData } from "../enquiry-data.ts";

/**
 * Deletes enquiries for good: what was sent, all versions, also those in the trash, their events and their search texts. Returns the number
 * of versions. The caller writes a line of the audit log.
 */
export async function removeEnquiries(tx: Tx, ids: readonly string[]): Promise<number> {
  let versions = 0;
  for (const part of inParts(ids)) {
    await tx.deleteFrom("contacts").where("_id", "in", part).execute();
    await removeFromIndex(tx, contacts.name, part);
    await removeEnquiryData(tx, part);
    const revisions = await tx
      .selectFrom("revisions")
      .select("_id")
      .where("type", "=", contacts.name)
      .where("entryId", "in", part)
      .execute();
    await removeRevisions(
      tx,
      revisions.map(({ _id }) => _id),
    );
    versions += revisions.length;
  }
  await eraseRemoved(tx);
  return versions;
}
