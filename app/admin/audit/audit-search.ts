export const AUDIT_FILTERS = ["q", "type", "action", "from", "to"] as const;

/** What the address of the screen says: days as the office's own calendar has them. */
export type AuditSearch = Partial<Record<(typeof AUDIT_FILTERS)[number], string>>;

/** The same for the API: days become moments, the last day counts whole, and what is no date is left out. */
export function toAuditQuery({ from, to, ...rest }: AuditSearch): AuditSearch {
  return { ...rest, from: findMoment(from, 0), to: findMoment(to, 1) };
}

function findMoment(day: string | undefined, daysLater: number): string | undefined {
  const [year = Number.NaN, month = Number.NaN, date = Number.NaN] = (day ?? "").split("-").map(Number);
  const moment = new Date(year, month - 1, date + daysLater);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}
