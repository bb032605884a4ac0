import { addMonths } from "../../../core/content/days/calendar-days.ts";

/** The first day of a session: 2027-04-01 for 2027-28. Undefined if the text is not a session. */
const firstDay = (session: string) =>
  /^20\d\d\b/.test(session) ? `${session.slice(0, 4)}-04-01` : undefined;

/** The day on which an application that was not admitted is deleted. It may arrive long after its session has begun. */
export function keptUntil(
  { session, createdAt }: { session: string | null; createdAt: string },
  months: number,
): string {
  const arrival = createdAt.slice(0, 10);
  const begin = firstDay(session ?? "") ?? arrival;
  const last = begin > arrival ? begin : arrival;
  return addMonths(last.slice(0, 7), months) + last.slice(7);
}
