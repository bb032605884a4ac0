import { type RawBuilder, sql } from "kysely";
import { addDays } from "../../../core/content/days/calendar-days.ts";
import type { IsHoliday } from "../../../core/content/days/working-days.ts";
import { dayInIndia } from "../../../core/content/text/india-time.ts";
import type { Database, Tx } from "../../../core/server/database/tables.ts";
import type { OverdueRule } from "../content/enquiry-contract.ts";
import { findOverdueRule } from "../content/overdue.ts";

/** Holidays from before the longest vacation do not matter. */
const HOLIDAYS_SINCE_DAYS = 120;

/** When an enquiry is overdue at a moment, by the holidays of the school's calendar. */
export async function readOverdueRule(from: Database | Tx, at: string): Promise<OverdueRule> {
  const today = dayInIndia(new Date(at));
  return findOverdueRule(today, await readHolidays(from, addDays(today, -HOLIDAYS_SINCE_DAYS)));
}

/** The holidays of the school's calendar that end on a day or later. */
export async function readHolidays(from: Database | Tx, since: string): Promise<IsHoliday> {
  const rows = await from
    .selectFrom("events")
    .select(["startsOn", "endsOn"])
    .where("kind", "=", "holiday")
    .where("isDraft", "=", 0)
    .where((eb) => eb(eb.fn.coalesce("endsOn", "startsOn"), ">=", since))
    .execute();
  const days = new Set<string>();
  for (const { startsOn, endsOn } of rows) {
    const last = String(endsOn ?? startsOn);
    for (let day = String(startsOn); day <= last; day = addDays(day, 1)) days.add(day);
  }
  return (day) => days.has(day);
}

/** A condition on `contacts`: see `isOverdue` in `features/enquiries/content/overdue.ts`. Each part of it has an index. */
export const isOverdueRow = ({ today, cameBefore }: OverdueRule): RawBuilder<boolean> => sql`(
  ("followUpOn" < ${today} AND status NOT IN ('closed', 'spam'))
  OR (status = 'new' AND "createdAt" < ${cameBefore} AND "firstAnsweredAt" IS NULL)
)`;
