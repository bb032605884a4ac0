import { expect, test } from "vitest";
import { type Column, readPastedCells } from "./pasted-cells.ts";

const GRADE = (["en", "hi"] as const).map(
  (language): Column => ({ field: `grade.${language}`, text: { name: "grade", language } }),
);
const FEES: Column[] = [...GRADE, { field: "applicationFee" }, { field: "admissionFee" }];

/** The pasted rows, by field. */
function paste(text: string, columns: readonly Column[] = FEES): Record<string, string>[] {
  const rows: Record<string, string>[] = [];
  for (const { row, field, value } of readPastedCells(text, columns, 0)) {
    rows[row] = { ...rows[row], [field]: value };
  }
  return rows;
}

test("fills both columns from a sheet with classes in both languages", () => {
  expect(paste("Class 1\tकक्षा 1\t500\t8,800\r\nClass 2\tकक्षा 2\t500\t9000")).toEqual([
    { "grade.en": "Class 1", "grade.hi": "कक्षा 1", applicationFee: "500", admissionFee: "8,800" },
    { "grade.en": "Class 2", "grade.hi": "कक्षा 2", applicationFee: "500", admissionFee: "9000" },
  ]);
});

test.each([
  ["grade.hi", "कक्षा 1"],
  ["grade.en", "Class 1"],
  ["grade.en", "1"],
])("puts a single column of classes into %s, with the fees beside them", (field, grade) => {
  expect(paste(`${grade}\t500\t8800`)).toEqual([
    { [field]: grade, applicationFee: "500", admissionFee: "8800" },
  ]);
});

test.each([
  ["English", FEES],
  ["Hindi", [...GRADE.toReversed(), ...FEES.slice(2)]],
])("finds the languages in any order in a table that has %s first", (_first, columns) => {
  const row = { "grade.en": "Class 1", "grade.hi": "कक्षा 1", applicationFee: "500" };
  expect(paste("कक्षा 1\tClass 1\t500", columns)).toEqual([row]);
  expect(paste("Class 1\tकक्षा 1\t500", columns)).toEqual([row]);
  expect(paste("Class 1\t500", columns)).toEqual([{ "grade.en": "Class 1", applicationFee: "500" }]);
  expect(paste("कक्षा 1\t500", columns)).toEqual([{ "grade.hi": "कक्षा 1", applicationFee: "500" }]);
});

test("ignores headings, even with several lines", () => {
  expect(paste('Class\t"आवेदन\nशुल्क"\tप्रवेश शुल्क\nClass 1\t500\t8800')).toEqual([
    { "grade.en": "Class", applicationFee: "आवेदन शुल्क", admissionFee: "प्रवेश शुल्क" },
    { "grade.en": "Class 1", applicationFee: "500", admissionFee: "8800" },
  ]);
});

test("pastes names alone, or cells further right, at the cell itself", () => {
  expect(paste("500\t8800\n600\t9000", FEES.slice(2))).toEqual([
    { applicationFee: "500", admissionFee: "8800" },
    { applicationFee: "600", admissionFee: "9000" },
  ]);
  expect(paste("कक्षा 1\t500", FEES.slice(1))).toEqual([{ "grade.hi": "कक्षा 1", applicationFee: "500" }]);
  expect(paste("Class 1\nClass 2")).toEqual([{ "grade.en": "Class 1" }, { "grade.en": "Class 2" }]);
});

test("drops extra cells and keeps quotation marks within a name", () => {
  expect(paste('Class "A"\tकक्षा\t1\t2\t3\t4')).toEqual([
    { "grade.en": 'Class "A"', "grade.hi": "कक्षा", applicationFee: "1", admissionFee: "2" },
  ]);
});
