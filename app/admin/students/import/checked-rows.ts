import type { ValueField } from "../../../../content/resources/define-resource.ts";
import { students } from "../../../../content/resources/students.ts";
import {
  type CheckedRow,
  IMPORT_FIELDS,
  type ImportCheck,
  type ImportField,
  type RowOutcome,
} from "../../../../content/students/import-contract.ts";
import { words } from "../../../ui/panel-words.ts";
import { type ImportWork, type Values, valueReader } from "./import-work.ts";

/** What becomes of a row; `leftOut`: the office does not want it, `unchecked`: the server has not said yet. */
export type RowState = RowOutcome | "leftOut" | "unchecked";

export interface ShownRow {
  row: number;
  state: RowState;
  /** As they would be stored. */
  values: Values;
  /** As they stand in the sheet or were typed. */
  typed: Values;
  errors: Values;
  before: Values;
}

export type RowFilter = "all" | RowState;

/** In the order of the filters; those at the end are shown when there are any. */
export const ROW_FILTERS = [
  "all",
  "new",
  "changed",
  "unchanged",
  "wrong",
  "skipped",
  "leftOut",
] as const satisfies readonly RowFilter[];

/** What the server found, and what it was asked about: more may have been corrected since then. */
export interface CheckedWork {
  work: ImportWork;
  check: ImportCheck;
}

/** Every row of the sheet, with what the last check found. */
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

export function countRows(rows: readonly ShownRow[]): Record<RowFilter, number> {
  const counts = { all: rows.length, new: 0, changed: 0, unchanged: 0, wrong: 0, skipped: 0 };
  const all: Record<RowFilter, number> = { ...counts, leftOut: 0, unchecked: 0 };
  for (const { state } of rows) all[state]++;
  return all;
}

/** Rows that were touched stay in sight although they no longer match, so that nothing moves under a typing hand. */
export const filterRows = (
  rows: readonly ShownRow[],
  filter: RowFilter,
  touched: ReadonlySet<number>,
): ShownRow[] => rows.filter(({ row, state }) => filter === "all" || state === filter || touched.has(row));

/** The same doubtful text in a field of several rows. */
export interface Repeated {
  field: ImportField;
  value: string;
  /** What is wrong with it; undefined: the school's list does not have it. */
  error: string | undefined;
  rows: number[];
}

const isReplaced = (field: ImportField) =>
  field === "class" || field === "section" || (students.fields[field] as ValueField).input === "select";
const REPLACED_FIELDS = IMPORT_FIELDS.filter(isReplaced);

/** What can be corrected once for many rows: the same mistake, and classes that the school does not have. */
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
