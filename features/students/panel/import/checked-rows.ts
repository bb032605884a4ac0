import type { ValueField } from "../../../../core/content/types/define-resource.ts";
import type { RowFilter } from "../../../../core/panel/sheet-import/row-filters.tsx";
import type { ShownRow as TableRow } from "../../../../core/panel/sheet-import/row-table.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import {
  type CheckedRow,
  IMPORT_FIELDS,
  type ImportCheck,
  type ImportField,
} from "../../content/import-contract.ts";
import { students } from "../../content/students.ts";
import { type ImportWork, type Values, valueReader } from "./import-work.ts";

export type ShownRow = TableRow<ImportField>;

/** The filters in order; the last ones are shown only if there are such rows. */
export const ROW_FILTERS = [
  "all",
  "new",
  "changed",
  "unchanged",
  "wrong",
  "skipped",
  "leftOut",
] as const satisfies readonly RowFilter[];

/** The last check, and the work that was checked; it may have changed since then. */
export interface CheckedWork {
  work: ImportWork;
  check: ImportCheck;
}

/** All rows of the sheet, with the results of the last check. */
export function listRows(work: ImportWork, last: CheckedWork): ShownRow[] {
  const found = new Map(last.check.rows.map((each) => [each.row, each]));
  const leftOut = new Set(work.leftOut);
  const readNow = valueReader(work);
  const readThen = valueReader(last.work);
  return work.sheet.rows.map((each) => {
    const { row } = each;
    const typed = readNow(each);
    const checked = found.get(row);
    if (leftOut.has(row)) return { ...showUnchecked(row, typed), state: "leftOut" };
    if (!checked) return showUnchecked(row, typed);
    const isCorrectedSince = work.corrected[row] !== last.work.corrected[row];
    const since = isCorrectedSince ? findDifferences(typed, readThen(each)) : {};
    return showChecked(checked, typed, since);
  });
}

const findDifferences = (now: Values, then: Values): Values =>
  Object.fromEntries(Object.entries(now).filter(([field, text]) => then[field as ImportField] !== text));

const showUnchecked = (row: number, typed: Values): ShownRow => ({
  row,
  state: "unchecked",
  values: typed,
  typed,
  errors: {},
  before: {},
});

const showChecked = (
  { row, outcome, values, errors = {}, errorParams = {}, before = {} }: CheckedRow,
  typed: Values,
  since: Values,
): ShownRow => ({
  row,
  state: outcome,
  values: { ...values, ...since },
  typed,
  errors: Object.fromEntries(
    Object.entries(errors).map(([field, english]) => [
      field,
      words.fromApi(errorParams[field as ImportField], english),
    ]),
  ),
  before,
});

/** The same doubtful value in several rows. */
export interface Repeated {
  field: ImportField;
  value: string;
  /** The error; undefined if the value is only missing in the school's list. */
  error: string | undefined;
  rows: number[];
}

const isReplaced = (field: ImportField) =>
  field === "class" || field === "section" || (students.fields[field] as ValueField).input === "select";
const REPLACED_FIELDS = IMPORT_FIELDS.filter(isReplaced);

/** Values that can be corrected in many rows at once: the same mistake, and unknown classes. */
export function findRepeated(rows: readonly ShownRow[], classNames: readonly string[]): Repeated[] {
  const found = new Map<string, Repeated>();
  for (const { row, state, values, errors } of rows) {
    if (state !== "new" && state !== "changed" && state !== "wrong") continue;
    for (const field of REPLACED_FIELDS) {
      const value = values[field] ?? "";
      const error = errors[field];
      const isUnknown = field === "class" && classNames.length > 0 && !classNames.includes(value);
      if (error === undefined && !isUnknown) continue;
      const key = JSON.stringify([field, value, error]);
      const group = found.get(key);
      if (group) group.rows.push(row);
      else found.set(key, { field, value, error, rows: [row] });
    }
  }
  return [...found.values()].filter((each) => each.error === undefined || each.rows.length > 1);
}
