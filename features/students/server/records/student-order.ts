import { readDocument } from "../../../../core/content/pages/page-schema.ts";
import { compareKeys } from "../../../../core/server/database/entries/sort-key.ts";
import { parseJson } from "../../../../core/server/database/parse-json.ts";
import type { Database, EntryRow, Tx } from "../../../../core/server/database/tables.ts";
import { pages } from "../../../pages.ts";
import { type School, toClassKey } from "../../../school/content/exports.ts";

/** The order of students: by class in the school's own order, then by section and roll number. */
export const STUDENT_ORDER = ["classSortKey", "sectionSortKey", "rollNumberSortKey"] as const;

/** The sort key of a class by its name. */
export type ClassKey = (name: string) => string;

/**
 * Sorts classes by the school's own list. A class that is not in the list follows the last listed class that precedes it in
 * school order. Without a list this is `toClassKey`.
 */
export function orderClasses(classes: readonly Pick<School["classes"][number], "name">[]): ClassKey {
  const places = classes.flatMap(({ name }, index) =>
    [name.en, name.hi].flatMap((each) =>
      each ? [{ key: toClassKey(each), place: String(index + 1).padStart(3, "0") }] : [],
    ),
  );
  if (places.length === 0) return toClassKey;
  return (name) => {
    const key = toClassKey(name);
    const own = places.find((each) => each.key === key);
    if (own) return own.place;
    const earlier = places.findLast((each) => compareKeys(each.key, key) < 0);
    return `${earlier?.place ?? "000"}${key}`;
  };
}

export async function findClassKey(from: Database | Tx): Promise<ClassKey> {
  const row = await from
    .selectFrom("pages")
    .select("document")
    .where("name", "=", "school")
    .executeTakeFirst();
  const { classes } = readDocument(pages.school, parseJson(row?.document ?? "{}"), () => {}) as School;
  return orderClasses(classes);
}

/** Gives rows the key of their class in the school's own order. */
export async function withClassOrder(tx: Tx): Promise<(row: EntryRow) => EntryRow> {
  const classKey = await findClassKey(tx);
  return (row) => ({ ...row, classSortKey: classKey(String(row.class)) });
}

/** Classes whose students have another sort key than the school's list defines. */
export async function findMisplacedClasses(
  from: Database | Tx,
): Promise<{ name: string; stored: string; key: string }[]> {
  const classKey = await findClassKey(from);
  const rows = await from.selectFrom("students").select(["class", "classSortKey"]).distinct().execute();
  return rows
    .map((row) => ({ name: String(row.class), stored: String(row.classSortKey) }))
    .map((each) => ({ ...each, key: classKey(each.name) }))
    .filter(({ stored, key }) => stored !== key);
}

/** Updates the sort keys of all students from the school's list of classes. Returns whether any key changed. */
export async function reorderStudents(tx: Tx): Promise<boolean> {
  const misplaced = await findMisplacedClasses(tx);
  if (misplaced.length === 0) return false;
  // All transactions lock rows in the order of ids, to avoid deadlocks.
  await tx.selectFrom("students").select("_id").orderBy("_id").forUpdate().execute();
  for (const { name, stored, key } of misplaced) {
    await tx
      .updateTable("students")
      .set({ classSortKey: key })
      .where("class", "=", name)
      .where("classSortKey", "=", stored)
      .execute();
  }
  return true;
}
