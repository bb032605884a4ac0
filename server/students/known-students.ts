import { students } from "../../content/resources/students.ts";
import { inSteps } from "../content/write-rows.ts";
import type { Engine } from "../database/open-database.ts";
import { toClassKey, toSortKey } from "../database/sort-key.ts";
import type { Database, Tx } from "../database/tables.ts";

/** Of a child: the same in all spellings of its class and roll number. Undefined: one of them is not known. */
export function childKey(values: Values): string | undefined {
  const [className, rollNumber] = [String(values.class ?? ""), String(values.rollNumber ?? "")];
  return className && rollNumber ? joinKeys(toClassKey(className), toSortKey(rollNumber)) : undefined;
}

type Values = Readonly<Record<string, unknown>>;

const hasSame = (field: "name" | "section") => (one: Values, other: Values) =>
  toSortKey(String(one[field] ?? "")) === toSortKey(String(other[field] ?? ""));

/** Sections may count their roll numbers from 1 each. */
export const isOfSameSection = hasSame("section");
/** A child who goes to another section keeps the name. */
export const hasSameName = hasSame("name");

/** Of two with the same class and roll number. */
export const isSameChild = (one: Values, other: Values) =>
  isOfSameSection(one, other) || hasSameName(one, other);

const joinKeys = (classKey: string, rollNumberKey: string) => `${classKey}\n${rollNumberKey}`;

/** The ids of the students who have not left and whose keys these are. */
export async function findKnownIds(
  from: Database | Tx,
  keys: readonly string[],
): Promise<Map<string, string[]>> {
  const known = new Map<string, string[]>(keys.map((key) => [key, []]));
  await inSteps(keys, async (step) => {
    const parts = step.map((key) => key.split("\n"));
    const rows = await from
      .selectFrom(students.name)
      .select(["_id", "classSortKey", "rollNumberSortKey"])
      .where("leftOn", "is", null)
      .where("classSortKey", "in", [...new Set(parts.map(([classKey = ""]) => classKey))])
      .where("rollNumberSortKey", "in", [...new Set(parts.map(([, rollNumberKey = ""]) => rollNumberKey))])
      .execute();
    const wanted = new Set(step);
    for (const { _id, classSortKey, rollNumberSortKey } of rows) {
      const key = joinKeys(String(classSortKey), String(rollNumberSortKey));
      if (wanted.has(key)) known.get(key)?.push(_id);
    }
  });
  return known;
}

/** Until the transaction ends nobody else changes these. Like all who lock several in the order of their ids. */
export async function lockStudents(tx: Tx, engine: Engine, ids: readonly string[]): Promise<void> {
  // A SQLite write transaction has the whole database to itself.
  if (engine === "sqlite") return;
  await inSteps(ids.toSorted(), async (step) => {
    await tx
      .selectFrom(students.name)
      .select("_id")
      .where("_id", "in", step)
      .orderBy("_id")
      .forUpdate()
      .execute();
  });
}
