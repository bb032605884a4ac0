import { createWorkingDayCount, type IsHoliday } from "../../../../core/content/days/working-days.ts";
import { ANSWER_DAYS } from "../../content/overdue.ts";
import type { FirstAnswers } from "../../content/privacy-and-figures/figures-contract.ts";

/** Enquiries that were received on the same day and first answered on the same day. */
export interface AnsweredDays {
  receivedOn: string;
  /** Null while there is no answer. */
  answeredOn: string | null;
  isClosed: boolean;
  count: number;
}

/** How soon enquiries got their first answer, in working days. */
export function countFirstAnswers(
  groups: readonly AnsweredDays[],
  today: string,
  isHoliday: IsHoliday,
): FirstAnswers {
  const counts = { answered: 0, inTime: 0, overdue: 0, waiting: 0, closed: 0 };
  /** Answered enquiries by the working days they waited. */
  const byDays = new Map<number, number>();
  const [first, last] = findSpan(groups, today);
  const countDays = createWorkingDayCount(first, last, isHoliday);
  for (const { receivedOn, answeredOn, isClosed, count } of groups) {
    const days = countDays(receivedOn, answeredOn ?? today);
    if (answeredOn !== null) {
      counts.answered += count;
      if (days <= ANSWER_DAYS) counts.inTime += count;
      byDays.set(days, (byDays.get(days) ?? 0) + count);
    } else if (isClosed) counts.closed += count;
    else if (days > ANSWER_DAYS) counts.overdue += count;
    else counts.waiting += count;
  }
  return { ...counts, medianDays: findMedian(byDays, counts.answered) };
}

/** The first and the last day of the groups. */
function findSpan(groups: readonly AnsweredDays[], today: string): [first: string, last: string] {
  const days = groups.flatMap(({ receivedOn, answeredOn }) => [receivedOn, answeredOn ?? today]);
  return days.reduce<[string, string]>(
    ([first, last], day) => [day < first ? day : first, day > last ? day : last],
    [today, today],
  );
}

/** The smallest number of days within which at least half were answered. */
function findMedian(byDays: ReadonlyMap<number, number>, answered: number): number | null {
  let soFar = 0;
  for (const [days, count] of [...byDays].sort(([one], [other]) => one - other)) {
    soFar += count;
    if (soFar * 2 >= answered) return days;
  }
  return null;
}
