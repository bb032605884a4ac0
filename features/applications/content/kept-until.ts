import { addMonths } from "../../../core/content/days/calendar-days.ts";

/** The first month of a session: 2027-04 for 2027-28. Undefined if the text is not a session. */
const firstMonth = (session: string) => (/^20\d\d\b/.test(session) ? `${session.slice(0, 4)}-04` : undefined);

/** The day on which an application that was not admitted is deleted. */
export function keptUntil(
  { session, createdAt }: { session: string | null; createdAt: string },
  months: number,
): string {
  const begin = firstMonth(session ?? "") ?? createdAt.slice(0, 7);
  const day = firstMonth(session ?? "") ? "01" : createdAt.slice(8, 10);
  return `${addMonths(begin, months)}-${day}`;
}
