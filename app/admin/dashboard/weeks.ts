const DAY_MS = 24 * 60 * 60 * 1000;

export interface Week {
  /** Its Monday, in the reader's own time. */
  start: Date;
  count: number;
}

/** How many of the moments fall into each of the last weeks, oldest first; the current week is the last. */
export function countByWeek(moments: readonly string[], today: Date, weekCount: number): Week[] {
  const thisWeek = startOfWeek(today);
  const weeks = Array.from({ length: weekCount }, (_, index): Week => {
    const start = new Date(thisWeek);
    start.setDate(start.getDate() - 7 * (weekCount - 1 - index));
    return { start, count: 0 };
  });
  for (const moment of moments) {
    const ago = Math.round((thisWeek.getTime() - startOfWeek(new Date(moment)).getTime()) / (7 * DAY_MS));
    const week = weeks[weekCount - 1 - ago];
    if (week) week.count++;
  }
  return weeks;
}

function startOfWeek(moment: Date): Date {
  const day = new Date(moment.getFullYear(), moment.getMonth(), moment.getDate());
  day.setDate(day.getDate() - ((day.getDay() + 6) % 7));
  return day;
}
