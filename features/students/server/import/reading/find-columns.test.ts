import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../../../core/words/languages.ts";
import { readJson } from "../../../../../tests/word-lists.ts";
import { IMPORT_FIELDS, type ImportField } from "../../../content/import-contract.ts";
import { students } from "../../../content/students.ts";
import { findColumns, findField, showHeading } from "./find-columns.ts";

const HEADINGS: Partial<Record<ImportField, string[]>> = readJson(
  "features/students/tests/column-headings.json",
);

describe.each(Object.entries(HEADINGS))("the column of %s", (field, headings) => {
  it.each(headings)("is recognised by %j", (heading) => {
    expect(findField(heading)?.field).toBe(field);
  });
});

it.each([
  "",
  "S.No.",
  "क्रमांक",
  "Mother's Name",
  "Mother का नाम",
  "School Name",
  "Adm No",
  "Aadhaar",
  "Remarks",
  "Asha Sharma",
  "5",
])("%j is not the heading of a known column", (heading) => {
  expect(findField(heading)).toBeUndefined();
});

it("the headings of our own sheets are known in both languages", () => {
  for (const field of IMPORT_FIELDS) {
    for (const language of LANGUAGES) {
      const heading = students.fields[field].label[language];
      expect(findField(heading)?.field).toBe(field);
    }
  }
});

it("a field has one column: the most specific heading, then the one with most values", () => {
  expect(findColumns(["Father's Name", "Guardian Name"], () => 5)).toEqual([null, "guardianName"]);
  expect(findColumns(["Name / नाम", "Student Name"], () => 5)).toEqual([null, "name"]);
  expect(findColumns(["Mobile No", "Mobile No."], (column) => column)).toEqual([null, "mobileNumber"]);
  expect(findColumns(["Mobile No", "Mobile No."], () => 5)).toEqual(["mobileNumber", null]);
});

it("a second column of names with a heading in Hindi has the names in Hindi", () => {
  expect(findColumns(["छात्र का नाम", "Student Name"], () => 5)).toEqual(["nameHi", "name"]);
  expect(findColumns(["Name", "fo|kFkhZ dk uke"], () => 5)).toEqual(["name", "nameHi"]);
  expect(findColumns(["Name", "नाम", "Name in Hindi"], () => 5)).toEqual(["name", null, "nameHi"]);
  expect(findColumns(["नाम", "पूरा नाम"], () => 5)).toEqual(["name", null]);
  expect(findColumns(["Father's Name", "अभिभावक"], () => 5)).toEqual(["guardianName", null]);
});

it("a heading typed in Kruti Dev is shown in Unicode, others unchanged", () => {
  expect(["firk dk uke", "uke", "fo|ky;", "Name", "Remarks"].map(showHeading)).toEqual([
    ...["पिता का नाम", "नाम", "विद्यालय", "Name", "Remarks"],
  ]);
});
