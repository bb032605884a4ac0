import { addDays } from "../../../core/content/days/calendar-days.ts";
import { type IsHoliday, isWorkingDay } from "../../../core/content/days/working-days.ts";
import { startOfDayInIndia } from "../../../core/content/text/india-time.ts";
import type { OverdueRule } from "./enquiry-contract.ts";

/** No school is closed longer. */
const MOST_DAYS = 400;

/** The day that is `count` working days before another one, or after it if `count` is positive. */
export function addWorkingDays(day: string, count: number, isHoliday: IsHoliday): string {
  const step = Math.sign(count);
  let [found, left] = [day, Math.abs(count)];
  for (let days = 0; left > 0 && days < MOST_DAYS; days++) {
    found = addDays(found, step);
    if (isWorkingDay(found, isHoliday)) left--;
  }
  return found;
}

/** An enquiry is answered within this many working days, after the day on which it came. */
export const ANSWER_DAYS = 2;

/** An enquiry that came on the second working day before today, or today, is in time; one from before that is overdue. */
export const findOverdueRule = (today: string, isHoliday: IsHoliday): OverdueRule => ({
  today,
  cameBefore: startOfDayInIndia(
    addWorkingDays(addDays(today, 1), -(ANSWER_DAYS + 1), isHoliday),
  ).toISOString(),
});

interface EnquiryTimes {
  createdAt: string;
  status?: string;
  followUpOn?: string | null;
  firstAnsweredAt?: string | null;
}

/**
 * Whether the follow-up date of an enquiry has passed, or a new one has been waiting too long. The same condition in SQL:
 * `features/enquiries/server/overdue-enquiries.ts`.
 */
export function isOverdue(enquiry: EnquiryTimes, { today, cameBefore }: OverdueRule): boolean {
  const { createdAt, status, followUpOn, firstAnsweredAt } = enquiry;
  if (status === "closed" || status === "spam") return false;
  if (followUpOn && followUpOn < today) return true;
  return status === "new" && !firstAnsweredAt && createdAt < cameBefore;
}
