import type { Database } from "../../../core/server/database/tables.ts";
import type { EnquirySummary } from "../content/enquiry-contract.ts";
import { ENQUIRY_STATUSES, OPEN_STATUSES } from "../content/enquiry-states.ts";
import { isFlood } from "./flood.ts";
import { isOverdueRow, readOverdueRule } from "./overdue-enquiries.ts";

const NOT_SPAM = ENQUIRY_STATUSES.filter((status) => status !== "spam");

/** How many enquiries there are, for the menu, the dashboard and the filters of the inbox. */
export async function readSummary(db: Database, accountId: string, at: string): Promise<EnquirySummary> {
  const overdueRule = await readOverdueRule(db, at);
  const seen = await db
    .selectFrom("enquirySeen")
    .select("seenUntil")
    .where("accountId", "=", accountId)
    .executeTakeFirst();
  const seenUntil = seen?.seenUntil ?? "";
  const select = () => db.selectFrom("contacts").select((eb) => eb.fn.countAll().as("count"));
  const counts = await select().select("status").groupBy("status").execute();
  const byStatus = new Map(counts.map(({ status, count }) => [status, Number(count)]));
  const unread = await select()
    .where("createdAt", ">", seenUntil)
    // Not "all but spam": the index begins with the status.
    .where("status", "in", NOT_SPAM)
    .executeTakeFirstOrThrow();
  const mine = await select()
    .where("assignedTo", "=", accountId)
    .where("status", "in", OPEN_STATUSES)
    .executeTakeFirstOrThrow();
  const overdue = await select().where(isOverdueRow(overdueRule)).executeTakeFirstOrThrow();
  const answering = await db
    .selectFrom("enquiryAnswering")
    .select(["enquiryId", "accountId", "person", "until"])
    .where("until", ">", at)
    .execute();
  return {
    unread: Number(unread.count),
    seenUntil,
    byStatus: Object.fromEntries(
      ENQUIRY_STATUSES.map((status) => [status, byStatus.get(status) ?? 0]),
    ) as EnquirySummary["byStatus"],
    answering,
    mine: Number(mine.count),
    overdue: Number(overdue.count),
    overdueRule,
    isFlood: await isFlood(db, Date.parse(at)),
  };
}

/** An account has seen all enquiries until a moment; what it has seen before stays seen. */
export async function markSeen(db: Database, accountId: string, until: string, at: string): Promise<void> {
  // A wrong clock must not hide enquiries that come later.
  const seenUntil = until < at ? until : at;
  await db
    .insertInto("enquirySeen")
    .values({ accountId, seenUntil })
    .onConflict((conflict) =>
      conflict.column("accountId").doUpdateSet({ seenUntil }).where("enquirySeen.seenUntil", "<", seenUntil),
    )
    .execute();
}
