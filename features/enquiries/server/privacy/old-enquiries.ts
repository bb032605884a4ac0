import { sql } from "kysely";
import type { Publish } from "../../../../core/server/content/publish.ts";
import { readSetting } from "../../../../core/server/database/settings.ts";
import type { Database, Tx } from "../../../../core/server/database/tables.ts";
import { expireEntries } from "../../../../core/server/history/expire-entries.ts";
import { contacts } from "../../content/contacts.ts";
import { keptSince } from "../../content/privacy-and-figures/kept-since.ts";

export type OldEnquiries = ReturnType<typeof createOldEnquiries>;

/** Deletes enquiries for good when the period that the school has chosen is over. */
export function createOldEnquiries(db: Database, publish: Publish, now: () => number = Date.now) {
  /** A condition: closed before the period, or received before it and marked as spam. */
  const isOld = (months: number) => {
    const since = keptSince(new Date(now()), months);
    return sql<boolean>`((status = 'closed' AND "closedAt" < ${since}) OR (status = 'spam' AND "createdAt" < ${since}))`;
  };

  return {
    /** How many enquiries a period would delete. */
    async count(months: number | null): Promise<number> {
      if (months === null) return 0;
      const { count } = await db
        .selectFrom("contacts")
        .select((eb) => eb.fn.countAll().as("count"))
        .where(isOld(months))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async remove(): Promise<void> {
      const months = await readSetting(db, "enquiryMonths");
      if (months !== null) {
        const condition = isOld(months);
        const rows = await db.selectFrom("contacts").select("_id").where(condition).execute();
        const ids = rows.map(({ _id }) => _id);
        await expireEntries(
          { db, publish },
          { resource: contacts, ids, condition, action: "expire", noun: "enquiries" },
        );
      }
      await db.transaction().execute(removeLeftEvents);
    },
  };
}

/** Events of enquiries that are neither in the list nor in the trash any more. */
async function removeLeftEvents(tx: Tx): Promise<void> {
  await tx
    .deleteFrom("enquiryEvents")
    .where("enquiryId", "not in", tx.selectFrom("contacts").select("_id"))
    .where(
      "enquiryId",
      "not in",
      tx.selectFrom("revisions").select("entryId").where("type", "=", contacts.name),
    )
    .execute();
}
