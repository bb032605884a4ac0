import { legacyToUnicode } from "../../../content/legacy-hindi/legacy-to-unicode.ts";
import { type Coded, message } from "../../../content/messages/message.ts";
import { dayInIndia } from "../../../content/school/india-time.ts";
import { foldHindi, withoutInvisible } from "../../../content/search/fold-hindi.ts";
import type { ImportField } from "../../../content/students/import-contract.ts";
import { toClassKey } from "../../database/sort-key.ts";
import { readDate } from "./read-date.ts";

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

const GENDERS = new Map(
  Object.entries({
    Male: "m male b boy पुरुष पुरूष बालक छात्र लड़का पु",
    Female: "f female g girl महिला म बालिका छात्रा लड़की स्त्री",
    Other: "o other others अन्य transgender",
  }).flatMap(([gender, words]) => words.split(" ").map((word) => [foldHindi(word), gender] as const)),
);

const findGender = (text: string) => GENDERS.get(foldHindi(text).toLowerCase().replace(/\.$/, ""));

/** Excel's form of a long number in a narrow column. */
const EXPONENT = /^\d(?:[.,]\d+)?e\+?\d+$/i;
const INDIAN_MOBILE = /^(?:\+?91|0)?([6-9]\d{9})$/;

/** The text of a failed formula. */
const FAILED_FORMULA = /^(?:#N\/A|#DIV\/0!|#[A-Z_]+[!?]|Err:\d{3})$/i;
/** Excel saves each Hindi letter as a question mark in plain CSV files. */
const LOST_LETTERS = /\?{2}/;
/** An apostrophe marks digits as text in spreadsheets. */
const APOSTROPHE = /^['’](?=[\d+])/;

const LETTERS_ARE_LOST = message("cell_letters_lost");

const oneLine = (text: string) => text.normalize("NFC").replace(/\s+/g, " ").trim();
/** Removes the decimals of a whole number. */
const withoutDecimals = (text: string) => text.replace(/^(\d+)\.0+$/, "$1");

/** The value of a cell for a field of a student. */
export function readValue(field: ImportField, cell: string, classNames: ClassNames): ReadValue {
  const text = oneLine(cell).replace(APOSTROPHE, "");
  if (text === "") return { value: "" };
  if (FAILED_FORMULA.test(text)) {
    return { value: text, error: message("cell_formula_failed") };
  }
  if (LOST_LETTERS.test(text)) return { value: text, error: LETTERS_ARE_LOST };
  switch (field) {
    case "class": {
      const name = withoutDecimals(withoutInvisible(text));
      return { value: classNames.get(toClassKey(name)) ?? name };
    }
    case "section":
      return { value: readSection(withoutInvisible(text)) };
    case "rollNumber":
      return { value: withoutDecimals(withoutInvisible(text)) };
    case "dateOfBirth":
      return readBirth(text);
    case "mobileNumber":
      return readMobile(withoutDecimals(text));
    case "gender":
      return { value: findGender(text) ?? findGender(legacyToUnicode(text)) ?? text };
    default:
      return { value: text };
  }
}

function readSection(text: string): string {
  const name = text.replace(/^(?:section|sec\.?|वर्ग)\s*[-:]?\s*(?=\S)/i, "");
  return name.length === 1 ? name.toUpperCase() : name;
}

function readBirth(text: string): ReadValue {
  const read = readDate(text);
  // Text that is not a date fails the field's own validation.
  if (!read) return { value: text };
  if ("day" in read) {
    const isToCome = read.day > dayInIndia(new Date());
    return isToCome ? { value: text, error: message("birth_in_future") } : { value: read.day };
  }
  const error = "isMonthFirst" in read ? message("birth_month_first") : message("birth_not_a_day");
  return { value: text, error };
}

function readMobile(text: string): ReadValue {
  const written = foldHindi(text);
  if (EXPONENT.test(written)) {
    return { value: text, error: message("cell_cut_short") };
  }
  // An area code has a leading zero and a hyphen after it.
  const isTown = /^0\d{2,4}-/.test(written);
  const [, digits] = (!isTown && INDIAN_MOBILE.exec(written.replace(/[\s()-]/g, ""))) || [];
  return { value: digits ?? written };
}
