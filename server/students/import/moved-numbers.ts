import type { ImportField } from "../../../content/students/import-contract.ts";
import { toClassKey, toSortKey } from "../../database/sort-key.ts";
import { hasSameName, type KnownStudent } from "./known-students.ts";

/** A row of a sheet, and the student who has its class and roll number. */
export interface MatchedRow {
  values: Partial<Record<ImportField, string>>;
  child: KnownStudent | undefined;
}

/** The same for all spellings of a child's name and class. */
const nameKey = (values: MatchedRow["values"]) =>
  `${toClassKey(values.class ?? "")}\n${toSortKey(values.name ?? "")}`;

/**
 * When a child comes into the middle of a class, all numbers after it move by one. Saved as they are, such rows would give each
 * record the name of another child, and with the record go its photo and what the parents allow. Returns for each row the student
 * whose number stands in the way, if there is one.
 */
export function findMovedNumbers(
  rows: readonly MatchedRow[],
  present: readonly KnownStudent[],
): (KnownStudent | undefined)[] {
  const isSettled = ({ values, child }: MatchedRow) => child !== undefined && hasSameName(child, values);
  const settled = new Set(rows.filter(isSettled).map(({ child }) => child?._id));
  const unsettled = rows.filter((row) => row.values.name && !isSettled(row));
  const moved = new Set(unsettled.map(({ values }) => nameKey(values)));
  const replaced = new Map(unsettled.flatMap(({ child }) => (child ? [[nameKey(child), child]] : [])));
  const missed = new Set(present.filter(({ _id }) => !settled.has(_id)).map(nameKey));
  return rows.map((row) => {
    if (!row.values.name || isSettled(row)) return undefined;
    if (!row.child) return replaced.get(nameKey(row.values));
    return moved.has(nameKey(row.child)) || missed.has(nameKey(row.values)) ? row.child : undefined;
  });
}
