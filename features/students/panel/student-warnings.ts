import { dayInIndia } from "../../../core/content/text/india-time.ts";
import { plainNumerals } from "../../../core/content/text/read-number.ts";
import type { Entity, Resource } from "../../../core/content/types/define-resource.ts";
import { logFailure } from "../../../core/panel/api/api-failure.ts";
import { listEntries } from "../../../core/panel/api/entries.ts";
import { formatDate } from "../../../core/panel/dates/format-date.ts";
import { words } from "../../../core/ui/panel-words.ts";
import { students } from "../content/students.ts";
import { showName } from "./shown-name.ts";

const texts = words.studentRecords;

type Student = Entity<typeof students>;
type Named = Pick<Student, "class" | "section" | "rollNumber">;

/** The usual ages of students. */
const YOUNGEST = 2;
const OLDEST = 21;
/** Enough to find a roll number among those that contain it. */
const LOOKED_AT = 100;

/** Warnings before a student is saved, which do not prevent saving. */
export async function findStudentWarnings(
  values: FormData,
  entry: Entity<Resource> | undefined,
  classNames: readonly string[],
): Promise<string[]> {
  const text = (name: string) => String(values.get(name) ?? "").trim();
  const student = {
    class: text("class"),
    section: text("section"),
    rollNumber: plainNumerals(text("rollNumber")),
  };
  const other = await findSameRollNumber(student, entry?._id);
  return [
    ...(other ? [texts.sameRollNumber(showName(other), other.rollNumber)] : []),
    ...warnOfClass(student.class, classNames),
    ...warnOfBirth(text("dateOfBirth"), dayInIndia(new Date())),
  ];
}

async function findSameRollNumber(student: Named, id: string | undefined): Promise<Student | undefined> {
  const { class: className, section, rollNumber } = student;
  if (className === "" || section === "" || rollNumber === "") return undefined;
  const query = { class: className, section, q: rollNumber, limit: LOOKED_AT };
  try {
    const { entries } = await listEntries(students, query);
    const wanted = rollNumber.toLowerCase();
    return entries.find((each) => each._id !== id && each.rollNumber.toLowerCase() === wanted);
  } catch (error) {
    // Saving reports an unreachable server.
    logFailure(error);
    return undefined;
  }
}

export const warnOfClass = (className: string, classNames: readonly string[]): string[] =>
  className === "" || classNames.length === 0 || classNames.includes(className)
    ? []
    : [texts.unknownClass(className)];

export function warnOfBirth(date: string, today: string): string[] {
  if (date === "") return [];
  if (date > today) return [texts.bornInFuture(formatDate(date))];
  const years = Number(today.slice(0, 4)) - Number(date.slice(0, 4));
  const age = today.slice(5) < date.slice(5) ? years - 1 : years;
  return age < YOUNGEST || age > OLDEST ? [texts.unlikelyAge(formatDate(date), age)] : [];
}
