import { startOfDayInIndia } from "../../content/text/india-time.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export const AUDIT_FILTERS = ["q", "duty", "type", "action", "from", "to"] as const;

/** The filters in the address; dates are in Indian time. */
export type AuditSearch = Partial<Record<(typeof AUDIT_FILTERS)[number], string>>;

/** The query for the API: dates become moments, and invalid dates are left out. The last day is included. */
export function toAuditQuery({ from, to, ...rest }: AuditSearch): AuditSearch {
  return { ...rest, from: findMoment(from, 0), to: findMoment(to, 1) };
}

function findMoment(day: string | undefined, daysLater: number): string | undefined {
  const moment = startOfDayInIndia(day ?? "").getTime() + daysLater * DAY_MS;
  return Number.isNaN(moment) ? undefined : new Date(moment).toISOString();
}
