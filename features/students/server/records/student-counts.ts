import { compareKeys, toSortKey } from "../../../../core/server/database/entries/sort-key.ts";
import type { Database } from "../../../../core/server/database/tables.ts";
import { toClassKey } from "../../../school/content/exports.ts";
import type { StudentCounts } from "../../content/student-export-contract.ts";
import { type ClassKey, findClassKey } from "./student-order.ts";

/** In the order in which children pass through the classes. */
export async function countStudents(db: Database): Promise<StudentCounts> {
  const groups = await db
    .selectFrom("students")
    .select(["class", "section", (eb) => eb.fn.countAll().as("count")])
    .where("leftOn", "is", null)
    .groupBy(["class", "section"])
    .execute();
  return {
    total: groups.reduce((total, { count }) => total + Number(count), 0),
    classes: groupByClass(groups, await findClassKey(db)),
  };
}

interface SectionCount {
  section: string;
  count: number;
}

/** The classes in the order in which children pass through them, each with its sections. */
export function groupByClass(
  groups: readonly { class: unknown; section: unknown; count: unknown }[],
  classKey: ClassKey = toClassKey,
): { class: string; sections: SectionCount[] }[] {
  const classes = new Map<string, SectionCount[]>();
  for (const group of groups) {
    const sections = classes.get(String(group.class)) ?? [];
    sections.push({ section: String(group.section), count: Number(group.count) });
    classes.set(String(group.class), sections);
  }
  return [...classes]
    .sort(([one], [other]) => byKey(classKey)(one, other))
    .map(([name, sections]) => ({
      class: name,
      sections: sections.sort((one, other) => byKey(toSortKey)(one.section, other.section)),
    }));
}

const byKey =
  (toKey: (text: string) => string) =>
  (one: string, other: string): number =>
    compareKeys(toKey(one), toKey(other));
