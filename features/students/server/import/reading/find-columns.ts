import { createColumnFinder } from "../../../../../core/server/sheets/column-finder.ts";
import { languageOfAll } from "../../../../../core/words/languages.ts";
import { IMPORT_FIELDS, type ImportField } from "../../../content/import-contract.ts";
import { STUDENT_FIELD_WORDS } from "../../../content/student-fields.ts";

const finder = createColumnFinder(
  Object.fromEntries(IMPORT_FIELDS.map((field) => [field, STUDENT_FIELD_WORDS[field].headings])) as Record<
    ImportField,
    string
  >,
);

export const { findField, showHeading } = finder;

const isInHindi = (heading: string) => languageOfAll(showHeading(heading)) === "hi";

/**
 * The field of each column. If a sheet has "Student Name" and "छात्र का नाम", the second column has the names in Hindi. Two columns with
 * guardians may be about the father and somebody else.
 */
export function findColumns(
  titles: readonly string[],
  countFilled: (column: number) => number,
): (ImportField | null)[] {
  const columns = finder.findColumns(titles, countFilled);
  const named = columns.indexOf("name");
  if (named === -1 || columns.includes("nameHi") || isInHindi(titles[named] ?? "")) return columns;
  const inHindi = titles.findIndex((title) => findField(title)?.field === "name" && isInHindi(title));
  return inHindi === -1 ? columns : columns.with(inHindi, "nameHi");
}
