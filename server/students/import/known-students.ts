import { setImmediate as nextTurn } from "node:timers/promises";
import { students } from "../../../content/resources/students.ts";
import { IMPORT_FIELDS, type ImportField } from "../../../content/students/import-contract.ts";
import { toClassKey, toSortKey } from "../../database/sort-key.ts";
import type { Database, Tx } from "../../database/tables.ts";

/** Of a child: the same in all spellings of its class and roll number. Undefined: one of them is not known. */
export function childKey(values: Values): string | undefined {
  const [className, rollNumber] = [String(values.class ?? ""), String(values.rollNumber ?? "")];
  return className && rollNumber ? `${toClassKey(className)}\n${toSortKey(rollNumber)}` : undefined;
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

export type KnownStudent = Record<ImportField | "_id", string>;

/** So many are read with one question; between two of them others are served. */
const PART = 200;

/**
 * The students who have not left, as JSON, some in each part: nobody in this process looks into them. With `isLocking` nobody
 * else changes them until the transaction ends. Like all who lock several it asks in the order of their ids.
 */
export async function collectStudents(from: Database | Tx, isLocking: boolean): Promise<Buffer[]> {
  const parts: Buffer[] = [];
  let last = "";
  for (;;) {
    const rows = await from
      .selectFrom(students.name)
      .select(["_id", ...IMPORT_FIELDS])
      .where("leftOn", "is", null)
      .where("_id", ">", last)
      .orderBy("_id")
      .limit(PART)
      .$if(isLocking, (query) => query.forUpdate())
      .execute();
    const [lastRow] = rows.slice(-1);
    if (!lastRow) return parts;
    parts.push(Buffer.from(JSON.stringify(rows)));
    last = lastRow._id;
    await nextTurn();
  }
}
