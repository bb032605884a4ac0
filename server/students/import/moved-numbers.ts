import type { ImportField } from "../../../content/students/import-contract.ts";
import { toClassKey, toSortKey } from "../../database/sort-key.ts";
import { hasSameName, type KnownStudent } from "./known-students.ts";

/** A row of a sheet, and the student with its class and roll number. */
export interface MatchedRow {
  values: Partial<Record<ImportField, string>>;
  child: KnownStudent | undefined;
}

/** Equal for all spellings of a child's name and class. */
const nameKey = (values: MatchedRow["values"]) =>
  `${toClassKey(values.class ?? "")}\n${toSortKey(values.name ?? "")}`;

/**
 * If a child joins in the middle of a class, all later roll numbers move by one. Saved unchanged, such rows would give each
 * record the name of another child, together with its photo and consents. Returns for each row the student whose number
 * conflicts, if any.
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
