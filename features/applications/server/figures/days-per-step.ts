import { daysBetween } from "../../../../core/content/days/calendar-days.ts";
import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import type { ApplicationFigures } from "../../content/office/figures-contract.ts";
import { OPEN_STEPS, type Step } from "../../content/steps.ts";

/** When an application left a step. */
export interface StepChange {
  applicationId: string;
  at: string;
  from: Step;
}

/** How many days applications stayed in each step that they have left. `changes` are in their order. */
export function countDaysPerStep(
  received: ReadonlyMap<string, string>,
  changes: readonly StepChange[],
): ApplicationFigures["steps"] {
  const since = new Map(received);
  const stays = new Map<Step, number[]>();
  for (const { applicationId, at, from } of changes) {
    const began = since.get(applicationId) ?? at;
    const days = daysBetween(dayInIndia(new Date(began)), dayInIndia(new Date(at)));
    stays.set(from, [...(stays.get(from) ?? []), days]);
    since.set(applicationId, at);
  }
  return OPEN_STEPS.map((step) => {
    const days = (stays.get(step) ?? []).toSorted((one, other) => one - other);
    return { step, moved: days.length, medianDays: days[Math.ceil(days.length / 2) - 1] ?? null };
  });
}
