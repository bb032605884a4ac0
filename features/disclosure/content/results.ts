import { type Coded, message } from "../../../core/content/messages/message.ts";
import { label } from "../../../core/words/label.ts";

/** The result of an examination in one year. */
export interface ExamResult {
  /** Such as `2026` or `2025-26`. */
  year: string;
  registered: number | null;
  passed: number | null;
  percentage: number | null;
}

/** A year or a session of two years. Years far from the present are typing errors. */
export function isResultYear(text: string): boolean {
  const [, year, next] = /^(20\d\d)(?:-(\d\d))?$/.exec(text) ?? [];
  return year !== undefined && (next === undefined || Number(next) === (Number(year) + 1) % 100);
}

/** Boards ask for the results of so many years. */
export const SHOWN_YEARS = 3;

/** The results of the last years, the latest first. */
export const latestResults = <Result extends ExamResult>(results: readonly Result[]): Result[] =>
  results.toSorted((one, other) => other.year.localeCompare(one.year)).slice(0, SHOWN_YEARS);

/** The pass percentage with one decimal, or the one that is written; null if neither is known. */
export function passPercentage({ registered, passed, percentage }: Omit<ExamResult, "year">): number | null {
  if (!registered || passed === null) return percentage;
  const rounded = Math.round((passed / registered) * 1000) / 10;
  // 2999 of 3000 are not all.
  return passed < registered ? Math.min(rounded, 99.9) : rounded;
}

/** A written percentage may be rounded to a whole number. */
const ROUNDING = 0.5;

/** Errors by path. */
export function checkResults(
  path: string,
  results: readonly ExamResult[],
  today: string,
): Record<string, Coded> {
  const errors: Record<string, Coded> = {};
  const years = new Set<string>();
  for (const [index, { year, ...result }] of results.entries()) {
    const at = `${path}.${index}`;
    if (year.slice(0, 4) > today.slice(0, 4)) errors[`${at}.year`] = message("result_in_future");
    if (years.has(year)) errors[`${at}.year`] = message("item_twice", { label: label("year", "वर्ष") });
    years.add(year);
    const { registered, passed, percentage } = result;
    if (registered === null || passed === null) continue;
    if (passed > registered) {
      errors[`${at}.passed`] = message("more_passed_than_registered");
      continue;
    }
    const computed = passPercentage(result);
    if (percentage !== null && computed !== null && Math.abs(percentage - computed) > ROUNDING) {
      errors[`${at}.percentage`] = message("percentage_differs", { percentage: computed });
    }
  }
  return errors;
}
