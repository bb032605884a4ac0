import { monthOf } from "../../../core/content/days/calendar-days.ts";
import { dayOfNotice, type Filed } from "../content/notice-day.ts";

/** Consecutive notices of the same month, in their order. */
export function groupByMonth<Notice extends Filed>(
  notices: readonly Notice[],
): { month: string; notices: Notice[] }[] {
  const groups: { month: string; notices: Notice[] }[] = [];
  for (const notice of notices) {
    const month = monthOf(dayOfNotice(notice));
    const last = groups.at(-1);
    if (last?.month === month) last.notices.push(notice);
    else groups.push({ month, notices: [notice] });
  }
  return groups;
}
