import { setImmediate as nextTurn } from "node:timers/promises";
import { companionOf } from "../../../../core/content/types/companions.ts";
import { toSortKey } from "../../../../core/server/database/entries/sort-key.ts";
import type { Database, Tx } from "../../../../core/server/database/tables.ts";
import { toClassKey } from "../../../school/content/exports.ts";
import { IMPORT_FIELDS, type ImportField } from "../../content/import-contract.ts";
import { students } from "../../content/students.ts";

/** The key of a child: equal for all spellings of class and roll number. Undefined if one of them is unknown. */
export function childKey(values: Values): string | undefined {
  const [className, rollNumber] = [String(values.class ?? ""), String(values.rollNumber ?? "")];
  return className && rollNumber ? `${toClassKey(className)}\n${toSortKey(rollNumber)}` : undefined;
}

type Values = Readonly<Record<string, unknown>>;

const keyOf = (values: Values, field: string) => toSortKey(String(values[field] ?? ""));

/** The text of a field in either language. */
function keysOf(values: Values, field: ImportField): string[] {
  const companion = companionOf(students, field as string);
  const hindi = companion === undefined ? "" : keyOf(values, companion);
  return [keyOf(values, field), ...(hindi === "" ? [] : [hindi])];
}

/** Whether a field has the same text, in either language. */
export const hasSame = (field: ImportField, one: Values, other: Values): boolean =>
  keysOf(one, field).some((key) => keysOf(other, field).includes(key));

/** Sections may each count roll numbers from 1. */
export const isOfSameSection = (one: Values, other: Values) => hasSame("section", one, other);
/** A child who changes the section keeps the name. */
export const hasSameName = (one: Values, other: Values) => hasSame("name", one, other);

/** For two records with the same class and roll number. */
export const isSameChild = (one: Values, other: Values) =>
  isOfSameSection(one, other) || hasSameName(one, other);

export type KnownStudent = Record<ImportField | "_id", string>;

/** Rows per query; other requests are served in between. */
const PART = 200;

/**
 * The current students as JSON, in chunks, which this process does not parse. In a transaction the rows are locked until it
 * ends, in the order of their ids, to avoid deadlocks.
 */
export async function collectStudents(from: Database | Tx): Promise<Buffer[]> {
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
      .$if(from.isTransaction, (query) => query.forUpdate())
      .execute();
    const [lastRow] = rows.slice(-1);
    if (!lastRow) return parts;
    parts.push(Buffer.from(JSON.stringify(rows)));
    last = lastRow._id;
    await nextTurn();
  }
}
