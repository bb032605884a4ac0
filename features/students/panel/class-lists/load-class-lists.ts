import { findPageCall } from "../../../../core/content/api/page-contract.ts";
import { toSortKey } from "../../../../core/content/text/sort-key.ts";
import type { Entity } from "../../../../core/content/types/define-resource.ts";
import { listEntries } from "../../../../core/panel/api/entries.ts";
import { send } from "../../../../core/panel/api/send.ts";
import type { School } from "../../../school/content/exports.ts";
import { type StudentCounts, studentCalls } from "../../content/student-export-contract.ts";
import { students } from "../../content/students.ts";
import { showName } from "../shown-name.ts";

export type Student = Entity<typeof students>;

/** The value for all classes in the address. */
export const ALL_CLASSES = "all";

export const ORDERS = ["rollNumber", "name"] as const;
export type Order = (typeof ORDERS)[number];

export interface ClassList {
  class: string;
  section: string;
  students: Student[];
}

export interface LoadedLists {
  school: Pick<School, "name" | "letterhead">;
  counts: StudentCounts;
  /** The chosen values or the defaults. */
  chosen: { class: string; section: string; order: Order };
  lists: ClassList[];
}

/** The lists that the address names; by default that of the first class. */
export async function loadClassLists(params: URLSearchParams, signal: AbortSignal): Promise<LoadedLists> {
  const [counts, school] = await Promise.all([
    send(studentCalls.count, { signal }),
    send(findPageCall("school"), { signal }),
  ]);
  const className = params.get("class") ?? counts.classes[0]?.class ?? ALL_CLASSES;
  const sections = sectionsOf(counts, className);
  const section = sections.find((each) => each === params.get("section")) ?? "";
  const order = ORDERS.find((each) => each === params.get("order")) ?? "rollNumber";
  const { entries } = await listEntries(
    students,
    {
      class: className === ALL_CLASSES ? undefined : className,
      section: section || undefined,
      hasLeft: "false",
      sort: order,
    },
    signal,
  );
  return {
    school: school.document,
    counts,
    chosen: { class: className, section, order },
    lists: groupByClass(order === "name" ? sortByName(entries) : entries, counts),
  };
}

/** Sorts by the names that the list shows. */
function sortByName(entries: readonly Student[]): Student[] {
  const keys = new Map(entries.map((student) => [student, toSortKey(showName(student))]));
  const keyOf = (student: Student) => keys.get(student) ?? "";
  return entries.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

export const sectionsOf = ({ classes }: StudentCounts, className: string): string[] =>
  classes.find((each) => each.class === className)?.sections.map(({ section }) => section) ?? [];

/** In the school's order of classes, as in the counts. */
export function groupByClass(entries: readonly Student[], { classes }: StudentCounts): ClassList[] {
  const keyOf = (className: string, section: string) => JSON.stringify([className, section]);
  const places = classes.flatMap((each) => each.sections.map(({ section }) => keyOf(each.class, section)));
  const placeOf = (key: string) => (places.includes(key) ? places.indexOf(key) : places.length);
  return [...Map.groupBy(entries, (student) => keyOf(student.class, student.section))]
    .sort(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([key, list]) => {
      const [className = "", section = ""] = JSON.parse(key) as string[];
      return { class: className, section, students: list };
    });
}
