import type { RowOutcome } from "../../../../core/content/files/sheets.ts";
import type { EntryValues } from "../../../../core/server/content/entry-rows.ts";
import { wrongRows } from "../../../../core/server/errors.ts";
import { type CheckedRow, type ImportCheck, importRequestSchema } from "../../content/import-contract.ts";
import { type CheckedStudent, checkRows, countOutcomes } from "./check-rows.ts";
import type { KnownStudent } from "./known-students.ts";
import type { SchoolWords } from "./reading/known-words.ts";
import { readRows } from "./reading/read-rows.ts";
import type { ClassNames } from "./reading/read-student.ts";
import { requireDecidedFonts } from "./require-decided-fonts.ts";

/** The input of a check of rows. */
export interface RowsToCheck {
  /** An `ImportRequest` as JSON. */
  request: Uint8Array;
  /** The result of `collectStudents`. */
  students: readonly Uint8Array[];
  classNames: ClassNames;
  school: SchoolWords;
}

export interface ImportPlan {
  counts: Record<RowOutcome, number>;
  failed: CheckedRow[];
  /** The steps to write, each an `ImportStep` as JSON. */
  steps: Uint8Array[];
}

export interface ImportStep {
  created: EntryValues[];
  changed: { _id: string; values: EntryValues }[];
}

export interface RowChecker {
  check(rows: RowsToCheck): Promise<Uint8Array>;
  plan(rows: RowsToCheck): Promise<ImportPlan>;
}

/** For commands, which do not need another process. */
export const checkInPlace: RowChecker = {
  check: async (rows) => checkImport(rows),
  plan: async (rows) => planImport(rows),
};

/** Rows written at once. */
const STEP = 50;

/** An `ImportCheck` as JSON. */
export function checkImport(toCheck: RowsToCheck): Uint8Array {
  const { rows } = check(toCheck);
  const answer: ImportCheck = { counts: countOutcomes(rows), rows: rows.map(({ checked }) => checked) };
  return Buffer.from(JSON.stringify(answer));
}

/** Plans the steps of a save. Throws 409 if rows are wrong, unless they are to be left out. */
export function planImport(toCheck: RowsToCheck): ImportPlan {
  const { rows, leavesOutWrong } = check(toCheck);
  const counts = countOutcomes(rows);
  if (counts.wrong > 0 && !leavesOutWrong) throw wrongRows(counts.wrong);
  const written = rows.filter(({ checked: { outcome } }) => outcome === "new" || outcome === "changed");
  return {
    counts,
    failed: rows.flatMap(({ checked }) => (checked.outcome === "wrong" ? [checked] : [])),
    steps: Array.from({ length: Math.ceil(written.length / STEP) }, (_, index) =>
      Buffer.from(JSON.stringify(toStep(written.slice(index * STEP, (index + 1) * STEP)))),
    ),
  };
}

function check({ request: bytes, students, classNames, school }: RowsToCheck) {
  const request = readRows(importRequestSchema, bytes);
  requireDecidedFonts(request, school);
  const present = students.flatMap((part) => JSON.parse(new TextDecoder().decode(part)) as KnownStudent[]);
  return { rows: checkRows(request, present, classNames), leavesOutWrong: request.leavesOutWrong ?? false };
}

const toStep = (rows: readonly CheckedStudent[]): ImportStep => ({
  created: rows.flatMap(({ before, stored }) => (before ? [] : [stored])),
  changed: rows.flatMap(({ before, stored }) => (before ? [{ _id: before._id, values: stored }] : [])),
});
