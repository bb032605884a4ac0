import { ROW_OUTCOMES, type RowOutcome } from "../../../../core/content/files/sheets.ts";
import { type Coded, inEnglishByField, message } from "../../../../core/content/messages/message.ts";
import { checkEntry } from "../../../../core/content/types/check-entry.ts";
import { companionOf } from "../../../../core/content/types/companions.ts";
import type { ValueField } from "../../../../core/content/types/define-resource.ts";
import type { EntryValues } from "../../../../core/server/content/entry-rows.ts";
import { toSortKey } from "../../../../core/server/database/entries/sort-key.ts";
import {
  DATE_EXAMPLE,
  findDateExamples,
  findDoubtfulDates,
} from "../../../../core/server/sheets/read-date.ts";
import { toClassKey } from "../../../school/content/exports.ts";
import {
  type CheckedRow,
  IDENTIFYING_FIELDS,
  IMPORT_FIELDS,
  type ImportField,
  type ImportRequest,
  type ImportRow,
} from "../../content/import-contract.ts";
import { students } from "../../content/students.ts";
import {
  childKey,
  hasSame,
  hasSameName,
  isOfSameSection,
  isSameChild,
  type KnownStudent,
} from "./known-students.ts";
import { type ClassNames, readValue } from "./reading/read-student.ts";

type Texts = Partial<Record<ImportField, string>>;
type Errors = Partial<Record<ImportField, Coded>>;

/** A parsed row of the sheet. */
interface ReadRow {
  row: number;
  values: Texts;
  errors: Errors;
  key: string | undefined;
  /** A date in the form of the sheet, for messages. */
  dateExample: string;
}

/** The result of a row, and the values to store. */
export interface CheckedStudent {
  checked: CheckedRow;
  /** All fields of a new student; the changed fields of an existing one. */
  stored: EntryValues;
  /** The existing student. */
  before: KnownStudent | undefined;
}

/** The action of a save for each row. `present`: the current students. */
export function checkRows(
  request: ImportRequest,
  present: readonly KnownStudent[],
  classNames: ClassNames,
): CheckedStudent[] {
  const examples = findDateExamples(request.rows.map(({ values }) => values.dateOfBirth ?? ""));
  const rows = request.rows.map((row, index) => readRow(row, request.fields, classNames, examples[index]));
  refuseRepeated(rows);
  refuseDoubtfulDates(rows, request.rows);
  const children = Map.groupBy(present, (child) => childKey(child) ?? "");
  const fitting = rows.map(({ key, values }) =>
    key === undefined ? [] : findFitting(values, children.get(key) ?? []),
  );
  const inTheWay = findMovedNumbers(
    rows.map(({ values }, index) => ({ values, child: fitting[index]?.[0] })),
    present,
  );
  return rows.map((row, index) => {
    const other = inTheWay[index];
    if (other) return wrong(row, { ...row.errors, rollNumber: describeOther(other) });
    return checkRow(row, fitting[index] ?? [], request, classNames);
  });
}

export const countOutcomes = (rows: readonly CheckedStudent[]): Record<RowOutcome, number> =>
  Object.fromEntries(
    ROW_OUTCOMES.map((name) => [name, rows.filter(({ checked }) => checked.outcome === name).length]),
  ) as Record<RowOutcome, number>;

function readRow(
  { row, values: sent }: ImportRow,
  fields: readonly ImportField[],
  classNames: ClassNames,
  dateExample = DATE_EXAMPLE,
): ReadRow {
  const values: Texts = {};
  const errors: Errors = {};
  for (const field of new Set([...IDENTIFYING_FIELDS, ...fields])) {
    const { value, error } = readValue(field, sent[field] ?? "", classNames, dateExample);
    values[field] = value;
    if (error !== undefined) errors[field] = error;
  }
  const isKnowable = errors.class === undefined && errors.rollNumber === undefined;
  return { row, values, errors, dateExample, key: isKnowable ? childKey(values) : undefined };
}

/** If two rows are about the same child, it is unknown which one is right. */
function refuseRepeated(rows: readonly ReadRow[]): void {
  const seen = new Map<string, ReadRow[]>();
  for (const row of rows) {
    if (row.key === undefined) continue;
    const others = seen.get(row.key) ?? [];
    const earlier = others.find(({ values }) => isSameChild(values, row.values));
    if (earlier) row.errors.rollNumber = message("row_repeated", { row: earlier.row });
    else seen.set(row.key, [...others, row]);
  }
}

function refuseDoubtfulDates(rows: readonly ReadRow[], sent: readonly ImportRow[]): void {
  const doubtful = findDoubtfulDates(sent.map(({ values }) => values.dateOfBirth ?? ""));
  for (const [index, row] of rows.entries()) {
    if (doubtful[index]) row.errors.dateOfBirth = MONTH_MAY_BE_FIRST;
  }
}

const MONTH_MAY_BE_FIRST = message("cell_month_may_be_first");

const describeOther = ({ name, rollNumber }: KnownStudent) =>
  message("roll_number_taken", { name, number: rollNumber });

const describeAnother = ({ name, rollNumber }: KnownStudent) =>
  message("roll_number_of_another", { name, number: rollNumber });

function checkRow(
  row: ReadRow,
  [child, another]: readonly KnownStudent[],
  { known, fields }: ImportRequest,
  classNames: ClassNames,
): CheckedStudent {
  if (another) {
    return wrong(row, { ...row.errors, rollNumber: message("several_students_known") });
  }
  if (!child) return checkNew(row, fields);
  if (known === "skip") {
    return Object.keys(row.errors).length > 0 ? wrong(row, row.errors) : leave(row, child, "skipped");
  }
  if (isAnotherChild(row, child, classNames)) {
    return wrong(row, { ...row.errors, rollNumber: describeAnother(child) });
  }
  return checkKnown(row, child, classNames);
}

/** Fields that stay the same when a name is corrected. */
const DISTINGUISHING_FIELDS = ["dateOfBirth", "guardianName", "mobileNumber"] as const;

/**
 * A list of the next school year has other children with the same class and roll number. Updating the existing record would
 * give the new child the photo and the consents of the old one.
 */
function isAnotherChild({ values, errors }: ReadRow, child: KnownStudent, classNames: ClassNames): boolean {
  if (!values.name || hasSameName(child, values)) return false;
  const compared = DISTINGUISHING_FIELDS.filter((field) => values[field] && child[field] && !errors[field]);
  const isOther = (field: ImportField) => {
    const value = readValue(field, child[field], classNames).value;
    return !hasSame(field, { ...child, [field]: value }, values);
  };
  return compared.length > 1 && compared.every(isOther);
}

/** The students with the class and roll number of a row that also fit its other values. */
function findFitting(values: Texts, children: readonly KnownStudent[]): readonly KnownStudent[] {
  // A list of telephone numbers may have nothing else.
  if (!values.section && !values.name) return children;
  const ofSection = children.filter((child) => isOfSameSection(child, values));
  return ofSection.length > 0 ? ofSection : children.filter((child) => hasSameName(child, values));
}

/** A new student follows the rules of the form, except that it needs no photo and no fields without a column. */
function checkNew(row: ReadRow, fields: readonly ImportField[]): CheckedStudent {
  const check = checkEntry(students, "create", row.values, () => true);
  const isAsked = (field: string) => Object.hasOwn(row.values, field);
  const broken = Object.entries(check.errors).filter(([field]) => isAsked(field));
  const missing = row.values.dateOfBirth === "" && {
    dateOfBirth: message("birth_missing", { example: row.dateExample }),
  };
  const errors = inOrder({ ...Object.fromEntries(broken), ...missing, ...row.errors });
  if (Object.keys(errors).length > 0) return wrong(row, errors);
  const absent = IMPORT_FIELDS.filter((field) => !isAsked(field)).map((field) => [field, emptyOf(field)]);
  const stored = { ...check.values, ...Object.fromEntries(absent), profilePhoto: null };
  const values = pick(stored, [...IDENTIFYING_FIELDS, ...fields]);
  return { checked: { row: row.row, outcome: "new", values }, stored, before: undefined };
}

const emptyOf = (field: ImportField) => ((students.fields[field] as ValueField).optional ? null : "");

/** An empty cell changes nothing, nor does another spelling of what is stored. */
function checkKnown(row: ReadRow, child: KnownStudent, classNames: ClassNames): CheckedStudent {
  const sent = Object.fromEntries(Object.entries(row.values).filter(([, value]) => value !== ""));
  const check = checkEntry(students, "update", sent, () => true);
  const errors = inOrder({ ...check.errors, ...row.errors });
  if (Object.keys(errors).length > 0) return wrong(row, errors);
  const isSame = (field: ImportField) =>
    readValue(field, String(child[field] ?? ""), classNames).value === check.values[field] ||
    isCompanionOf(field, child, check.values[field]);
  const changed = IMPORT_FIELDS.filter(
    (field) => field !== "class" && field !== "rollNumber" && Object.hasOwn(sent, field) && !isSame(field),
  );
  if (changed.length === 0) return leave(row, child, "unchanged");
  const stored = pick(check.values, changed);
  return {
    checked: {
      row: row.row,
      outcome: "changed",
      values: { ...pick(child, Object.keys(row.values)), ...stored },
      before: pick(child, changed),
    },
    stored,
    before: child,
  };
}

/** A sheet in Hindi has the name that the record has in Hindi. The name in English stays. */
function isCompanionOf(
  field: ImportField,
  child: KnownStudent,
  value: EntryValues[string] | undefined,
): boolean {
  const companion = companionOf(students, field as string);
  const hindi = companion && child[companion as ImportField];
  return Boolean(hindi) && toSortKey(hindi) === toSortKey(value);
}

const leave = (row: ReadRow, child: KnownStudent, outcome: "unchanged" | "skipped"): CheckedStudent => ({
  checked: { row: row.row, outcome, values: pick(child, Object.keys(row.values)) },
  stored: {},
  before: child,
});

const wrong = (row: ReadRow, errors: Errors): CheckedStudent => ({
  checked: { row: row.row, outcome: "wrong", values: row.values, ...inEnglishByField(errors) },
  stored: {},
  before: undefined,
});

const inOrder = (errors: Errors): Errors =>
  Object.fromEntries(
    IMPORT_FIELDS.flatMap((field) => (errors[field] === undefined ? [] : [[field, errors[field]]])),
  );

const pick = (values: EntryValues, fields: readonly string[]): Record<string, string> =>
  Object.fromEntries(fields.map((field) => [field, String(values[field] ?? "")]));

/** A row of a sheet, and the student with its class and roll number. */
interface MatchedRow {
  values: Texts;
  child: KnownStudent | undefined;
}

/** Equal for all spellings of a child's name and class. */
const nameKey = (values: Texts) => `${toClassKey(values.class ?? "")}\n${toSortKey(values.name ?? "")}`;

/**
 * If a child joins in the middle of a class, all later roll numbers move by one. Saved unchanged, such rows would give each
 * record the name of another child, together with its photo and consents. Returns for each row the student whose number
 * conflicts, if any.
 */
function findMovedNumbers(
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
