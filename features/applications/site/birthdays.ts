import { formatDay } from "../../../core/content/text/format-day.ts";
import type { Words } from "../../../core/words/en.ts";
import type { ApplyClass } from "../content/form/apply-classes.ts";

/** "born between 1 April 2020 and 31 March 2021"; undefined if any child may apply. */
export function describeBirthdays(
  { from, to }: ApplyClass,
  { admissions, months }: Words,
): string | undefined {
  if (from !== null && to !== null)
    return admissions.bornBetween(formatDay(from, months), formatDay(to, months));
  if (to !== null) return admissions.bornUntil(formatDay(to, months));
  return from === null ? undefined : admissions.bornFrom(formatDay(from, months));
}
