import { addDays } from "../../../core/content/days/calendar-days.ts";
import { endOfDayInIndia } from "../../../core/content/text/india-time.ts";
import { type ComingEntry, isOn, nearDayOf } from "./calendar.ts";

/** The kinds of lines, the most important first. */
export const DAY_KINDS = [
  "closed",
  "examination",
  "meeting",
  "event",
  "admissionsOpen",
  "admissionsClose",
] as const;

export type DayKind = (typeof DAY_KINDS)[number];

/** Something that the day banner may announce, from any source. */
export interface DayAnnouncement {
  kind: DayKind;
  /** The name, in the reader's language; null if the kind says everything. */
  title: string | null;
  /** The page with the details; null if there is none. */
  path: string | null;
  /** First and last day, in India. */
  from: string;
  to: string;
  /** The moment at which it is withdrawn; null: never. */
  expiresAt: string | null;
  /** Another part of the page already shows it. */
  isShown: boolean;
}

/** A line of the day banner: `from` is today or tomorrow, and `to` may be a later day. */
export interface DayLine extends Pick<DayAnnouncement, "kind" | "title" | "path" | "from" | "to"> {
  /** The moment at which the line is no longer true, as an ISO time. */
  until: string;
}

export interface DayBanner {
  /** Empty if there is nothing to say. */
  lines: DayLine[];
  /** The next day on which the lines may differ; undefined: never. */
  changesOn: string | undefined;
}

/** The lines of the day banner on a day. */
export function buildDayBanner(announcements: readonly DayAnnouncement[], today: string): DayBanner {
  const found = [...findClosings(announcements, today), ...findOthers(announcements, today)];
  return {
    lines: found.map(({ kind, title, path, from, to, expiresAt }) => ({
      kind,
      title,
      path,
      from,
      to,
      until: endOfLine({ from, to, expiresAt }, today),
    })),
    changesOn: findNextChange(announcements, today),
  };
}

/** Announces an entry of the calendar. `shownIds` has the entries that the page shows elsewhere. */
export const announceEntry = (
  { id, noticeId = id, kind, title, path, from, to, expiresAt }: ComingEntry,
  shownIds: ReadonlySet<string>,
): DayAnnouncement => ({
  title,
  path,
  from,
  to,
  expiresAt,
  kind: kind === "holiday" ? "closed" : kind,
  isShown: shownIds.has(id) || shownIds.has(noticeId),
});

/** Announces the first and the last day of admissions. */
export const announceAdmissions = (
  { opensOn, closesOn }: { opensOn: string | null; closesOn: string | null },
  path: string,
): DayAnnouncement[] =>
  (
    [
      ["admissionsOpen", opensOn],
      ["admissionsClose", closesOn],
    ] as const
  ).flatMap(([kind, day]) =>
    day === null ? [] : [{ kind, title: null, path, from: day, to: day, expiresAt: null, isShown: false }],
  );

/**
 * At most one line for today and one for tomorrow, however many entries are about the same closing. Entries that overlap or follow each
 * other without a gap are one closing.
 */
function findClosings(announcements: readonly DayAnnouncement[], today: string): DayAnnouncement[] {
  const closings = announcements.filter(({ kind }) => kind === "closed");
  const days = [today, addDays(today, 1)];
  const shown = closings.filter(({ isShown }) => isShown);
  const lines: DayAnnouncement[] = [];
  for (const day of days) {
    if (lines.some((line) => isOn(line, day))) continue;
    const longest = closings
      .filter((closing) => !closing.isShown && isOn(closing, day))
      .reduce<DayAnnouncement | undefined>(
        (one, other) => (one && one.to >= other.to ? one : other),
        undefined,
      );
    if (!longest) continue;
    const line = { ...longest, from: day, to: findLastDay(closings, longest.to) };
    const shared = days.filter((each) => isOn(line, each));
    if (shared.some((each) => !shown.some((closing) => isOn(closing, each)))) lines.push(line);
  }
  return lines;
}

/** The last day of the closings that continue a closing. */
function findLastDay(closings: readonly DayAnnouncement[], last: string): string {
  const next = closings.find(({ from, to }) => from <= addDays(last, 1) && to > last);
  return next ? findLastDay(closings, next.to) : last;
}

/**
 * Today's lines before tomorrow's; within a day by kind, and the shortest first. An event of several days that is running comes last: it is
 * no news, and must not hide the examination of tomorrow.
 */
function findOthers(announcements: readonly DayAnnouncement[], today: string): DayAnnouncement[] {
  const near = announcements.filter(
    (each) => each.kind !== "closed" && !each.isShown && nearDayOf(each, today) !== undefined,
  );
  return near
    .filter((each, index) => near.findIndex((other) => isSame(each, other)) === index)
    .toSorted(
      (one, other) =>
        Number(isRunning(one, today)) - Number(isRunning(other, today)) ||
        compare(dayOf(one, today), dayOf(other, today)) ||
        DAY_KINDS.indexOf(one.kind) - DAY_KINDS.indexOf(other.kind) ||
        compare(one.to, other.to),
    )
    .map((each) => ({ ...each, from: dayOf(each, today) }));
}

/** Whether an event of several days is going on. */
const isRunning = ({ kind, from, to }: DayAnnouncement, today: string) =>
  kind === "event" && from !== to && from <= today;

/** Today, or a later first day. */
const dayOf = ({ from }: DayAnnouncement, today: string) => (from < today ? today : from);

/** A notice often repeats an entry of the calendar: an examination on the same days, or the same title. */
const isSame = (one: DayAnnouncement, other: DayAnnouncement) =>
  one.kind === other.kind &&
  one.from === other.from &&
  one.to === other.to &&
  (one.kind === "examination" || one.title === other.title);

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** A line with "today" or "tomorrow" is true until midnight, one with a later last day only until that day is over. */
function endOfLine(
  { from, to, expiresAt }: Pick<DayAnnouncement, "from" | "to" | "expiresAt">,
  today: string,
) {
  const isLonger = from === today && to > addDays(today, 1);
  const end = endOfDayInIndia(isLonger ? to : today).toISOString();
  return expiresAt !== null && expiresAt < end ? expiresAt : end;
}

function findNextChange(announcements: readonly DayAnnouncement[], today: string): string | undefined {
  const [first] = announcements
    .filter(({ to }) => to >= today)
    .map(({ from }) => addDays(from, -1))
    .toSorted();
  const tomorrow = addDays(today, 1);
  return first !== undefined && first < tomorrow ? tomorrow : first;
}
