import { addDays } from "../../../core/content/days/calendar-days.ts";

interface AdmissionDays {
  /** The first and the last day on which forms are taken; null if the school has not set it. */
  opensOn: string | null;
  closesOn: string | null;
}

export interface AdmissionStage {
  stage: "coming" | "open" | "closed";
  /** The day on which admissions open (`coming`) or the last day (`open`, `closed`); null if they stay open. */
  day: string | null;
  /** The day on which the next stage begins; undefined: never. */
  changesOn: string | undefined;
}

/** The stage of admissions on a day; undefined if the school has set no day. */
export function findAdmissionStage(
  { opensOn, closesOn }: AdmissionDays,
  today: string,
): AdmissionStage | undefined {
  if (opensOn === null && closesOn === null) return undefined;
  if (opensOn !== null && today < opensOn) return { stage: "coming", day: opensOn, changesOn: opensOn };
  if (closesOn === null) return { stage: "open", day: null, changesOn: undefined };
  if (today <= closesOn) return { stage: "open", day: closesOn, changesOn: addDays(closesOn, 1) };
  return { stage: "closed", day: closesOn, changesOn: undefined };
}

/** Used while the school has not chosen a day. */
const USUAL_AGE_DAY = "03-31";

/** The day on which ages count for a session: `2027-28` and `03-31` give `2027-03-31`. */
export const findAgeDay = (session: string, dayOfYear: string | null) =>
  `${session.slice(0, 4)}-${dayOfYear ?? USUAL_AGE_DAY}`;

interface AgeLimits {
  /** In completed years; null: no limit. */
  atLeast: number | null;
  below: number | null;
}

/** The first and the last birthday of children who are at least and not yet so many years old on a day; null: no limit. */
export const findBirthdays = ({ atLeast, below }: AgeLimits, on: string) => ({
  from: below === null ? null : addDays(yearsBefore(on, below), 1),
  to: atLeast === null ? null : yearsBefore(on, atLeast),
});

/** The same day some years earlier. Before 29 February it is 28 February in a year without one. */
function yearsBefore(day: string, years: number): string {
  const year = Number(day.slice(0, 4)) - years;
  const isLeapYear = new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29;
  const rest = day.slice(4) === "-02-29" && !isLeapYear ? "-02-28" : day.slice(4);
  return `${year}${rest}`;
}
