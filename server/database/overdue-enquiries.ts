import { type RawBuilder, sql } from "kysely";
import { addDays } from "../../content/calendar/calendar-days.ts";
import type { OverdueRule } from "../../content/enquiries/enquiry-contract.ts";
import { findOverdueRule } from "../../content/enquiries/overdue.ts";
import { dayInIndia } from "../../content/school/india-time.ts";
import type { Database, Tx } from "./tables.ts";

/** Holidays from before the longest vacation do not matter. */
const HOLIDAYS_SINCE_DAYS = 120;

/** When an enquiry is overdue at a moment, by the holidays of the school's calendar. */
export async function readOverdueRule(from: Database | Tx, at: string): Promise<OverdueRule> {
  const today = dayInIndia(new Date(at));
  const holidays = await from
    .selectFrom("events")
    .select(["startsOn", "endsOn"])
    .where("kind", "=", "holiday")
    .where("isDraft", "=", 0)
    .where("startsOn", "<=", today)
    .where((eb) => eb(eb.fn.coalesce("endsOn", "startsOn"), ">=", addDays(today, -HOLIDAYS_SINCE_DAYS)))
    .execute();
  return findOverdueRule(today, (day) =>
    holidays.some(({ startsOn, endsOn }) => String(startsOn) <= day && day <= String(endsOn ?? startsOn)),
  );
}

/** A condition on `contacts`: see `isOverdue` in `content/enquiries/overdue.ts`. */
export const isOverdueRow = ({ today, cameBefore }: OverdueRule): RawBuilder<boolean> => sql`(
  status NOT IN ('closed', 'spam') AND (
    "followUpOn" < ${today}
    OR (status = 'new' AND "firstAnsweredAt" IS NULL AND "createdAt" < ${cameBefore})
  )
)`;
