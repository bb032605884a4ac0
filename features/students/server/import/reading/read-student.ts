import { legacyToUnicode } from "../../../../../core/content/legacy-hindi/legacy-to-unicode.ts";
import { type Coded, message } from "../../../../../core/content/messages/message.ts";
import { foldHindi, withoutInvisible } from "../../../../../core/content/search/fold-hindi.ts";
import { dayInIndia } from "../../../../../core/content/text/india-time.ts";
import { plainNumerals, readPhone } from "../../../../../core/content/text/read-number.ts";
import type { ValueField } from "../../../../../core/content/types/define-resource.ts";
import { DATE_EXAMPLE, readDate } from "../../../../../core/server/sheets/read-date.ts";
import { letterOfSection, toClassKey } from "../../../../school/content/exports.ts";
import { IMPORT_FIELDS, type ImportField } from "../../../content/import-contract.ts";
import { STUDENT_FIELD_WORDS } from "../../../content/student-fields.ts";
import { students } from "../../../content/students.ts";

export interface ReadValue {
  /** The value to store; for an unreadable cell, the sent value. */
  value: string;
  error?: Coded;
}

/** The school's spelling of its classes, by `toClassKey`. */
export type ClassNames = ReadonlyMap<string, string>;

export const listClassNames = (
  classes: readonly { name: { en: string | null; hi: string | null } }[],
): ClassNames =>
  new Map(
    classes.flatMap(({ name }) =>
      [name.en, name.hi].flatMap((each) => (each ? [[toClassKey(each), name.en ?? each] as const] : [])),
    ),
  );

const toOptionKey = (field: ImportField, text: string) =>
  `${field} ${foldHindi(text).toLowerCase().replace(/\.$/, "")}`;

/** The options of all fields by what offices write for them. */
const OPTIONS = new Map(
  IMPORT_FIELDS.flatMap((field) => {
    const { options = [], optionsHi = {} }: ValueField = students.fields[field];
    const { spellings = {} } = STUDENT_FIELD_WORDS[field];
    return options.map(String).flatMap((option) => {
      const written = [option, optionsHi[option] ?? option, ...(spellings[option] ?? option).split(" ")];
      return written.map((word) => [toOptionKey(field, word), option] as const);
    });
  }),
);

export const findOption = (field: ImportField, text: string) => OPTIONS.get(toOptionKey(field, text));

/** Excel's form of a long number in a narrow column. */
const EXPONENT = /^\d(?:[.,]\d+)?e\+?\d+$/i;
const INDIAN_MOBILE = /^(?:\+?91|0)?([6-9]\d{9})$/;

/** The text of a failed formula. */
const FAILED_FORMULA = /^(?:#N\/A|#DIV\/0!|#[A-Z_]+[!?]|Err:\d{3})$/i;
/** Excel saves each Hindi letter as a question mark in plain CSV files. */
const LOST_LETTERS = /\?{2}/;
/** Spreadsheet programs take digits behind it as a text. */
const APOSTROPHE = /^['’](?=[\d+])/;

const LETTERS_ARE_LOST = message("cell_letters_lost");

const oneLine = (text: string) => text.normalize("NFC").replace(/\s+/g, " ").trim();
/** Removes the decimals of a whole number. */
const withoutDecimals = (text: string) => text.replace(/^(\d+)\.0+$/, "$1");

/** The value of a cell for a field of a student. `dateExample` is a date as the sheet writes it. */
export function readValue(
  field: ImportField,
  cell: string,
  classNames: ClassNames,
  dateExample = DATE_EXAMPLE,
): ReadValue {
  const text = oneLine(cell).replace(APOSTROPHE, "");
  if (text === "") return { value: "" };
  if (FAILED_FORMULA.test(text)) {
    return { value: text, error: message("cell_formula_failed") };
  }
  if (LOST_LETTERS.test(text)) return { value: text, error: LETTERS_ARE_LOST };
  if (field === "section") return { value: readSection(withoutInvisible(text)) };
  if (field === "rollNumber") return { value: withoutDecimals(plainNumerals(text)) };
  if (field === "dateOfBirth") return readBirth(text, dateExample);
  if (field === "class") {
    const name = withoutDecimals(withoutInvisible(text));
    return { value: classNames.get(toClassKey(name)) ?? name };
  }
  const { input }: ValueField = students.fields[field];
  if (input === "date") return { value: readDay(text) };
  if (input === "tel") return readMobile(withoutDecimals(readPhone(text)));
  if (input === "select") {
    return { value: findOption(field, text) ?? findOption(field, legacyToUnicode(text)) ?? text };
  }
  return { value: text };
}

function readSection(text: string): string {
  const name = text.replace(/^(?:section|sec\.?|वर्ग|सेक्शन)\s*[-:]?\s*(?=\S)/i, "");
  return letterOfSection(name) ?? (name.length === 1 ? name.toUpperCase() : name);
}

/** The field's own rule reports what is not a day. */
function readDay(text: string): string {
  const read = readDate(text);
  return read && "day" in read ? read.day : text;
}

function readBirth(text: string, example: string): ReadValue {
  const read = readDate(text);
  if (!read)
    return {
      value: text,
      error: message("not_a_date", { label: students.fields.dateOfBirth.label, example }),
    };
  if ("day" in read) {
    const isToCome = read.day > dayInIndia(new Date());
    return isToCome ? { value: text, error: message("birth_in_future") } : { value: read.day };
  }
  const error =
    "isMonthFirst" in read ? message("birth_month_first", { example }) : message("birth_not_a_day");
  return { value: text, error };
}

function readMobile(written: string): ReadValue {
  if (EXPONENT.test(written)) {
    return { value: written, error: message("cell_cut_short") };
  }
  // A landline number has a hyphen after the area code, whose zero belongs to it.
  const isTown = /^0\d{2,4}-/.test(written);
  const [, digits] = (!isTown && INDIAN_MOBILE.exec(written.replace(/[\s()-]/g, ""))) || [];
  return { value: digits ?? written };
}
