import { addDays, weekdayOf } from "../../../core/content/days/calendar-days.ts";
import { words } from "../../../core/ui/panel-words.ts";
import type { EventRow } from "../content/event-import-contract.ts";

const SUNDAY = 6;
export const MOST_EXAM_COLUMNS = 10;
const MOST_DAYS = 60;

/** An examination as schools print it: a line for each day, a column for each class. */
export interface ExamTimetable {
  /** The name of the examination. */
  exam: string;
  /** One for each column; empty for all classes. */
  classes: readonly string[];
  startsAt: string;
  endsAt: string;
  days: readonly ExamDay[];
}

export interface ExamDay {
  day: string;
  /** One for each column. */
  subjects: readonly string[];
}

export const emptyTimetable: ExamTimetable = {
  exam: "",
  classes: [""],
  startsAt: "",
  endsAt: "",
  days: [{ day: "", subjects: [""] }],
};

/** The day after; examinations are not on Sundays. */
function nextExamDay(day: string): string {
  if (day === "") return "";
  const next = addDays(day, 1);
  return weekdayOf(next) === SUNDAY ? addDays(next, 1) : next;
}

export function addExamDay(timetable: ExamTimetable): ExamTimetable {
  const { classes, days } = timetable;
  if (days.length >= MOST_DAYS) return timetable;
  const day = nextExamDay(days.at(-1)?.day ?? "");
  return { ...timetable, days: [...days, { day, subjects: classes.map(() => "") }] };
}

export const removeExamDay = (timetable: ExamTimetable, index: number): ExamTimetable => ({
  ...timetable,
  days: timetable.days.toSpliced(index, 1),
});

/** Later days that were filled in with the next day follow a change. */
export function changeExamDay(timetable: ExamTimetable, index: number, day: string): ExamTimetable {
  const days = [...timetable.days];
  for (let at = index, next = day; at < days.length; at++, next = nextExamDay(next)) {
    const before = days[at];
    const isFilledIn = at === index || before?.day === nextExamDay(timetable.days[at - 1]?.day ?? "");
    if (!before || !isFilledIn) break;
    days[at] = { ...before, day: next };
  }
  return { ...timetable, days };
}

export const addExamClass = (timetable: ExamTimetable): ExamTimetable => ({
  ...timetable,
  classes: [...timetable.classes, ""],
  days: timetable.days.map(({ day, subjects }) => ({ day, subjects: [...subjects, ""] })),
});

export const removeExamClass = (timetable: ExamTimetable, column: number): ExamTimetable => ({
  ...timetable,
  classes: timetable.classes.toSpliced(column, 1),
  days: timetable.days.map(({ day, subjects }) => ({ day, subjects: subjects.toSpliced(column, 1) })),
});

export const nameClass = (timetable: ExamTimetable, column: number, name: string): ExamTimetable => ({
  ...timetable,
  classes: timetable.classes.with(column, name),
});

/** Writes subjects from a place on, as copied from a sheet, and adds the days that they need. */
export function writeSubjects(
  timetable: ExamTimetable,
  { row, column }: { row: number; column: number },
  lines: readonly (readonly string[])[],
): ExamTimetable {
  let longer = timetable;
  while (longer.days.length < row + lines.length && longer.days.length < MOST_DAYS)
    longer = addExamDay(longer);
  return {
    ...longer,
    days: longer.days.map(({ day, subjects }, index) => ({
      day,
      subjects: subjects.map((subject, place) => lines[index - row]?.[place - column] ?? subject),
    })),
  };
}

export const isTimetableEmpty = ({ exam, days }: ExamTimetable) =>
  exam.trim() === "" &&
  days.every(({ day, subjects }) => day === "" && subjects.every((each) => !each.trim()));

/** An event for each subject. */
export function listExams({ exam, classes, startsAt, endsAt, days }: ExamTimetable): EventRow[] {
  return days
    .flatMap(({ day, subjects }) =>
      subjects.flatMap((subject, column) => {
        if (subject.trim() === "") return [];
        const title = words.calendarImport.examTitle(
          exam.trim(),
          classes[column]?.trim() ?? "",
          subject.trim(),
        );
        return [{ startsOn: day, title, kind: "examination", startsAt, endsAt }];
      }),
    )
    .map((values, index) => ({ row: index + 1, values }));
}
