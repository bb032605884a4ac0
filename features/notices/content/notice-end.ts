import { endOfDayInIndia } from "../../../core/content/text/india-time.ts";
import type { Entity } from "../../../core/content/types/define-resource.ts";
import type { notices } from "./notices.ts";

type Ending = Pick<Entity<typeof notices>, "expiresAt" | "eventFrom" | "eventTo">;

/** When a notice is over. */
export interface NoticeEnd {
  /** The moment, as stored moments are written. */
  at: string;
  /** The day to show: of the moment, or the last one of the event. */
  day: string;
}

/** The end of a notice: when it expires or when the last day of its event ends, whichever is first. Undefined for a notice without either. */
export function findNoticeEnd({ expiresAt, eventFrom, eventTo }: Ending): NoticeEnd | undefined {
  const expiry = expiresAt === null ? undefined : { at: expiresAt, day: expiresAt };
  const lastDay = eventTo ?? eventFrom;
  if (lastDay === null) return expiry;
  const afterEvent = { at: endOfDayInIndia(lastDay).toISOString(), day: lastDay };
  return expiry && expiry.at <= afterEvent.at ? expiry : afterEvent;
}

/** Whether a notice is over at a moment. */
export const isNoticeOver = (notice: Ending, now: string): boolean => {
  const end = findNoticeEnd(notice);
  return end !== undefined && end.at <= now;
};
