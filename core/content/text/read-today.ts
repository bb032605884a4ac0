import { dayInIndia, endOfDayInIndia } from "./india-time.ts";

/** The moment for which a response is made; `endAt` notes when it will no longer be right. */
interface TimedContent {
  readonly now: Date;
  endAt(moment: number): void;
}

/** The current day in India, and when it ends. */
export function readToday({ now, endAt }: TimedContent): string {
  const today = dayInIndia(now);
  endAt(endOfDayInIndia(today).getTime());
  return today;
}
