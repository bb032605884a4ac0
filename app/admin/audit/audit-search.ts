import { startOfDayInIndia } from "../../../content/school/india-time.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export const AUDIT_FILTERS = ["q", "type", "action", "from", "to"] as const;

/** What the address of the screen says: days as they are in India. */
export type AuditSearch = Partial<Record<(typeof AUDIT_FILTERS)[number], string>>;

/** The same for the API: days become moments, the last day counts whole, and what is no date is left out. */
export function toAuditQuery({ from, to, ...rest }: AuditSearch): AuditSearch {
  return { ...rest, from: findMoment(from, 0), to: findMoment(to, 1) };
}

function findMoment(day: string | undefined, daysLater: number): string | undefined {
  const moment = startOfDayInIndia(day ?? "").getTime() + daysLater * DAY_MS;
  return Number.isNaN(moment) ? undefined : new Date(moment).toISOString();
}
