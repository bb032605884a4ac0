import type { ExpressionBuilder } from "kysely";
import { commit } from "../../../../core/server/content/commit.ts";
import type { Publish } from "../../../../core/server/content/publish.ts";
import { PROGRAM, recordChange } from "../../../../core/server/database/entries/record-change.ts";
import { readSetting } from "../../../../core/server/database/settings.ts";
import type { Database, Tables, Tx } from "../../../../core/server/database/tables.ts";
import { contacts } from "../../content/contacts.ts";
import { keptSince } from "../../content/privacy-and-figures/kept-since.ts";
import { removeEnquiries } from "./remove-enquiries.ts";

/** Enquiries per transaction, so that other writers do not wait long. */
const PART = 500;

export type OldEnquiries = ReturnType<typeof createOldEnquiries>;

/** Deletes enquiries for good when the period that the school has chosen is over. */
export function createOldEnquiries(db: Database, publish: Publish, now: () => number = Date.now) {
  /** A condition: closed before the period, or received before it and taken for spam. */
  const isOld = (months: number) => {
    const since = keptSince(new Date(now()), months);
    return (eb: ExpressionBuilder<Tables, "contacts">) =>
      eb.or([
        eb.and([eb("status", "=", "closed"), eb("closedAt", "<", since)]),
        eb.and([eb("status", "=", "spam"), eb("createdAt", "<", since)]),
      ]);
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

    /** Several processes may run it at the same time: each enquiry is deleted and counted once. */
    async remove(): Promise<void> {
      const months = await readSetting(db, "enquiryMonths");
      if (months !== null) await removeAll(isOld(months));
      await db.transaction().execute(removeLeftEvents);
    },
  };

  async function removeAll(condition: ReturnType<typeof isOld>): Promise<void> {
    for (;;) {
      const rows = await db.selectFrom("contacts").select("_id").where(condition).limit(PART).execute();
      if (rows.length === 0) return;
      const saved = await commit(db, async (tx) => {
        // Another process may have deleted it, or a person reopened it.
        const removed = await tx
          .deleteFrom("contacts")
          .where(
            "_id",
            "in",
            rows.map(({ _id }) => _id),
          )
          .where(condition)
          .returning("_id")
          .execute();
        if (removed.length === 0) return { tags: [] };
        const ids = removed.map(({ _id }) => _id);
        const versions = await removeEnquiries(tx, ids);
        const title = `enquiries ${ids.length}, versions ${versions}`;
        await recordChange(tx, PROGRAM, { type: contacts.name, action: "expire", title });
        return { tags: [contacts.name] };
      });
      await publish(saved);
    }
  }
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
