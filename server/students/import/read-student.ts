import { legacyToUnicode } from "../../../content/legacy-hindi/legacy-to-unicode.ts";
import { type Coded, message } from "../../../content/messages/message.ts";
import { dayInIndia } from "../../../content/school/india-time.ts";
import { foldHindi, withoutInvisible } from "../../../content/search/fold-hindi.ts";
import type { ImportField } from "../../../content/students/import-contract.ts";
import { toClassKey } from "../../database/sort-key.ts";
import { readDate } from "./read-date.ts";

export interface ReadValue {
  /** As it would be stored; of what cannot be read, what was sent. */
  value: string;
  error?: Coded;
}

/** How the school writes its classes, by what is the same in all spellings (`toClassKey`). */
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

/** What Excel makes of a long number in a narrow column. */
const EXPONENT = /^\d(?:[.,]\d+)?e\+?\d+$/i;
const INDIAN_MOBILE = /^(?:\+?91|0)?([6-9]\d{9})$/;

/** What a cell holds whose formula has failed. */
const FAILED_FORMULA = /^(?:#N\/A|#DIV\/0!|#[A-Z_]+[!?]|Err:\d{3})$/i;
/** What Excel makes of Hindi in its plain CSV files, a mark for each letter. */
const LOST_LETTERS = /\?{2}/;
/** With it spreadsheet programs are told that digits are a text. */
const APOSTROPHE = /^['’](?=[\d+])/;

const LETTERS_ARE_LOST = message("cell_letters_lost");

const oneLine = (text: string) => text.normalize("NFC").replace(/\s+/g, " ").trim();
/** A number that was stored with decimals. */
const withoutDecimals = (text: string) => text.replace(/^(\d+)\.0+$/, "$1");

/** What a cell of a sheet means for a field of a student. */
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
  // What is no date at all breaks the rule of the field.
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
  // Behind the code of a town stands a hyphen, and the zero belongs to it.
  const isTown = /^0\d{2,4}-/.test(written);
  const [, digits] = (!isTown && INDIAN_MOBILE.exec(written.replace(/[\s()-]/g, ""))) || [];
  return { value: digits ?? written };
}
