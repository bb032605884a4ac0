import { describe, expect, it } from "vitest";
import { MAX_IMPORT_ROWS } from "../../../../../core/content/files/sheets.ts";
import { writeSpreadsheet } from "../../../../../core/server/sheets/spreadsheet.ts";
import { type BookSheet, buildXlsx, buildZip, type Cell } from "../../../../../tests/sheets.ts";
import { IMPORT_FIELDS } from "../../../content/import-contract.ts";
import { type ColumnFonts, readCell } from "../../../content/sheet-fonts.ts";
import { buildFailedRows, buildTemplate } from "../import-template.ts";
import { readSheet } from "./read-sheet.ts";

const HEADINGS = ["Name", "Roll No", "Class", "Section"];
const FIELDS = ["name", "rollNumber", "class", "section"];
const ASHA = ["Asha", "12", "5", "A"];

const book = (rows: BookSheet["rows"], more: Partial<BookSheet> = {}) =>
  buildXlsx([{ name: "Students", rows, ...more }]);
const cellsOf = async (bytes: Buffer) => (await readSheet(bytes)).rows.map(({ cells }) => cells);
const csv = (text: string) => Buffer.from(text);
const refusal = (bytes: Buffer) =>
  readSheet(bytes).then(
    () => "no refusal",
    (error) => [error.status, error.message],
  );

describe("a workbook", () => {
  it("is read as Excel writes it: dates, numbers, results, booleans and errors become texts", async () => {
    const cells: Cell[] = [
      ...["Asha <शर्मा> & Co", 12, { serial: 42185 }, { serial: 42185, format: "custom" } as const],
      ...[9826077553, true, { error: "#N/A" }, { formula: "A1&B1", result: "joined" }, 0.5, 1e15],
    ];
    const sheet = await readSheet(book([[...HEADINGS, "DOB"], cells]));
    expect(sheet.rows).toEqual([
      {
        row: 2,
        cells: [
          ...["Asha <शर्मा> & Co", "12", "2015-06-30", "2015-06-30", "9826077553", "TRUE", "#N/A", "joined"],
          ...["0.5", "1000000000000000"],
        ],
      },
    ]);
    expect(sheet.notes).toEqual(["Formulas were not run: the results that the file holds were taken."]);
  });

  it("is read as other programs write it, with inline texts", async () => {
    const inline = (texts: string[]) => texts.map((text) => ({ inline: text }));
    expect(await cellsOf(book([inline(HEADINGS), inline(ASHA)]))).toEqual([ASHA]);
  });

  it("of an old Mac counts days from 1904", async () => {
    const rows = [
      ["Name", "Class", "DOB"],
      ["Asha", "5", { serial: 40723 }],
    ];
    const bytes = buildXlsx([{ name: "Students", rows }], { date1904: true });
    expect(await cellsOf(bytes)).toEqual([["Asha", "5", "2015-06-30"]]);
  });

  it("with macros is read without them", async () => {
    const sheets = [{ name: "Students", rows: [HEADINGS, ASHA] }];
    const sheet = await readSheet(
      buildXlsx(sheets, { parts: [{ name: "xl/vbaProject.bin", data: "macro" }] }),
    );
    expect([sheet.rows.length, sheet.notes]).toEqual([1, ["The macros of the file were left out."]]);
  });

  it("with XML entities is read without expanding them", async () => {
    const doctype = `<!DOCTYPE worksheet [<!ENTITY file SYSTEM "file:///etc/hostname"><!ENTITY ha "ha"><!ENTITY haha "&ha;&ha;">]>`;
    const cells = ["&file;", "&haha;"].map((result) => ({ formula: "A1", result }));
    const bytes = buildXlsx([{ name: "Students", rows: [HEADINGS, ["Asha", "12", ...cells]] }], { doctype });
    expect(await cellsOf(bytes)).toEqual([["Asha", "12", "&file;", "&haha;"]]);
  });

  it("with merged cells has their text in the first one, with a note", async () => {
    const rows = [["Students of class 5", null, null, null], HEADINGS, ASHA, ["By bus", null, null, null]];
    const sheet = await readSheet(book(rows, { merges: ["A1:D1", "A4:D4"] }));
    expect(sheet.rows.map(({ cells }) => cells)).toEqual([ASHA, ["By bus"]]);
    expect(sheet.notes).toEqual([
      "Some cells are merged (A4:D4). Only the first cell of each group has the text.",
    ]);
  });

  it("with merged titles and headings alone has no note", async () => {
    const title = ["Students of class 5", null, null, null];
    const sheet = await readSheet(book([title, HEADINGS, ASHA], { merges: ["A1:D1", "A2:B2", "A9:D9"] }));
    expect(sheet.rows).toHaveLength(1);
    expect(sheet.notes).toEqual([]);
  });

  it("with many merged cells names the first ones", async () => {
    const rows = [HEADINGS, ASHA, ASHA, ASHA, ASHA];
    const sheet = await readSheet(book(rows, { merges: ["A2:B2", "A3:B3", "C3:D4", "A5:B5"] }));
    expect(sheet.noteParams).toEqual([
      { id: "sheet_merged_cells", params: { cells: "A2:B2, A3:B3, C3:D4, …" } },
    ]);
  });

  it("selects the sheet that looks like students; a hidden one only by name", async () => {
    const bytes = buildXlsx([
      { name: "Old", state: "hidden", rows: [[...HEADINGS, "DOB", "Address"], ["Old"]] },
      { name: "Older", state: "veryHidden", rows: [[...HEADINGS, "DOB"], ["Older"]] },
      {
        name: "Fees",
        rows: [
          ["Class", "Fee"],
          ["5", "9000"],
        ],
      },
      { name: "List & more", rows: [HEADINGS, ASHA] },
    ]);
    const sheet = await readSheet(bytes);
    expect(sheet.sheet).toBe("List & more");
    expect(sheet.sheets).toEqual([
      { name: "Old", isHidden: true },
      { name: "Older", isHidden: true },
      { name: "Fees", isHidden: false },
      { name: "List & more", isHidden: false },
    ]);
    expect((await readSheet(bytes, "Fees")).rows).toEqual([{ row: 2, cells: ["5", "9000"] }]);
    expect((await readSheet(bytes, "Old")).rows).toEqual([{ row: 2, cells: ["Old"] }]);
    await expect(readSheet(bytes, "Gone")).rejects.toThrow("The file has no such sheet");
  });
});

it("a chart sheet is skipped", async () => {
  const chart: BookSheet = { name: "Chart1", isChart: true, rows: [] };
  const sheet = await readSheet(buildXlsx([chart, { name: "Students", rows: [HEADINGS, ASHA] }]));
  expect([sheet.sheet, sheet.rows.length]).toEqual(["Students", 1]);
});

describe("the heading", () => {
  it("is found below the school's name, and rows keep their numbers", async () => {
    const title = ["Adarsh Vidya Gurukul, Ujjain"];
    const rows = [title, ["Session 2026-27", "Class 5"], { at: 5, cells: HEADINGS }, { at: 9, cells: ASHA }];
    const sheet = await readSheet(book([...rows, { at: 12, cells: [" ", null] }, { at: 40, cells: ASHA }]));
    expect([sheet.headings, sheet.columns]).toEqual([HEADINGS, FIELDS]);
    expect(sheet.rows.map(({ row }) => row)).toEqual([9, 40]);
  });

  it("may have two rows, with groups above or below", async () => {
    const groups = ["Name", "Roll No", "Class", "Section", "Family", null, "Contact"];
    const parts = [null, null, null, null, "Father's Name", "Mother's Name", "Mobile No"];
    const child = [...ASHA, "Rakesh", "Meena", "9826077553"];
    const both = await readSheet(book([groups, parts, child]));
    expect(both.columns).toEqual([...FIELDS, "guardianName", null, "mobileNumber"]);
    expect(both.rows).toEqual([{ row: 3, cells: child }]);
    const below = await readSheet(
      book([
        ["Class", null, null],
        [null, "Name", "Roll No"],
        ["5", "Asha", "12"],
      ]),
    );
    expect([below.headings, below.rows.length]).toEqual([["Class", "Name", "Roll No"], 1]);
  });

  it("may be repeated on every page, and is not a child there", async () => {
    const sheet = await readSheet(book([HEADINGS, ASHA, HEADINGS, ["Ravi", "13", "5", "A"], HEADINGS]));
    expect(sheet.rows.map(({ row }) => row)).toEqual([2, 4]);
    expect(sheet.notes).toEqual(["Headings that stand among the rows again were left out."]);
    const without = await readSheet(csv("Asha,12,5,A\nRavi,13,5,A\n"));
    expect(without.rows.map(({ row }) => row)).toEqual([2]);
  });

  it("without known names is the first row with several cells", async () => {
    const sheet = await readSheet(csv("Our children\nfoo,bar\n1,2\n"));
    expect([sheet.headings, sheet.columns, sheet.rows.length]).toEqual([["foo", "bar"], [null, null], 1]);
  });

  it("may have fifty more columns", async () => {
    const more = Array.from({ length: 50 }, (_, index) => `Extra ${index}`);
    const sheet = await readSheet(
      book([
        [...more, ...HEADINGS],
        [...more, ...ASHA],
      ]),
    );
    expect(sheet.columns.slice(50)).toEqual(FIELDS);
    expect(sheet.columns.slice(0, 50)).toEqual(more.map(() => null));
  });
});

describe("a CSV file", () => {
  const text = "Name,Roll No,Class,Section\r\nआशा शर्मा,12,5,A\r\n";
  const rows = [["आशा शर्मा", "12", "5", "A"]];
  const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();

  it.each([
    ["UTF-8", csv(text)],
    ["UTF-8 with its mark", csv(`\ufeff${text}`)],
    ["UTF-16", Buffer.from(`\ufeff${text}`, "utf16le")],
    ["UTF-16, the other way round", swapped(Buffer.from(`\ufeff${text}`, "utf16le"))],
    ["semicolons", csv(text.replaceAll(",", ";"))],
    ["tabs", csv(text.replaceAll(",", "\t"))],
    ["quotes", csv(text.replace("12", '"12"').replace("Name", '"Name"'))],
    ["line feeds alone", csv(text.replaceAll("\r\n", "\n"))],
    ["formulas that are texts", csv(text.replace("12", '="12"'))],
    ["a first line that begins like a ZIP", csv(`PKS School\r\n${text}`)],
  ])("in %s is read", async (_name, bytes) => {
    const sheet = await readSheet(bytes);
    expect([sheet.rows.map(({ cells }) => cells), sheet.columns, sheet.notes]).toEqual([rows, FIELDS, []]);
  });

  it("in Windows-1252 is read, with a note", async () => {
    const sheet = await readSheet(Buffer.from("Name,Class\r\nZoë,5\r\n", "latin1"));
    expect(sheet.rows[0]?.cells).toEqual(["Zoë", "5"]);
    expect(sheet.notes).toEqual([
      "The file is not in UTF-8 and was read as Windows-1252. Look whether all letters are right.",
    ]);
  });

  it("has addresses with commas, quotes and lines, and empty rows", async () => {
    const sheet = await readSheet(
      csv('Name;Class;Address\n\nAsha;5;"12, ""Shanti"" Nagar;\nUjjain"\n;;\nRavi;6;\n'),
    );
    expect(sheet.rows).toEqual([
      { row: 3, cells: ["Asha", "5", '12, "Shanti" Nagar;\nUjjain'] },
      { row: 5, cells: ["Ravi", "6", ""] },
    ]);
  });

  it("keeps values that our own sheets wrote with a leading apostrophe", async () => {
    const bytes = await writeSpreadsheet("csv", [
      {
        name: "",
        widths: [],
        rows: [
          ["Name", "Class"],
          ["=1+1", "+91"],
          ["'quoted'", "-x"],
        ],
      },
    ]);
    expect(String(bytes)).toContain("'=1+1");
    expect(await cellsOf(Buffer.from(bytes))).toEqual([
      ["=1+1", "+91"],
      ["'quoted'", "-x"],
    ]);
  });
});

it("only columns typed in Kruti Dev become Unicode", async () => {
  const sheet = await readSheet(
    csv(
      "Nk= dk uke,jksy ua-,d{kk,Remarks\njkds'k dqekj 'kekZ,1,5,Good\nlhrk,2,5,Very good\nJherh lquhrk oekZ,3,5,\n",
    ),
  );
  expect(sheet.headings).toEqual(["छात्र का नाम", "रोल नं.", "कक्षा", "Remarks"]);
  expect([sheet.legacyColumns, sheet.unsureColumns]).toEqual([[0], []]);
  expect(sheet.rows.map(({ cells }) => cells[0])).toEqual(["राकेश कुमार शर्मा", "सीता", "श्रीमती सुनीता वर्मा"]);
  expect(sheet.rows.map(({ typed }) => typed)).toEqual([
    ["jkds'k dqekj 'kekZ"],
    ["lhrk"],
    ["Jherh lquhrk oekZ"],
  ]);
  const [rakesh] = sheet.rows;
  const read = (fonts: ColumnFonts, column: number) => rakesh && readCell(sheet, fonts, rakesh, column);
  expect([
    ...[read({}, 0), read({ 0: "typed" }, 0), read({ 0: "typed" }, 1)],
    ...[read({}, 3), read({}, 9)],
  ]).toEqual([...["राकेश कुमार शर्मा", "jkds'k dqekj 'kekZ", "1", "Good", ""]]);
});

describe("our own sheets", () => {
  it.each(["en", "hi"] as const)(
    "the template in %s is understood, and its example left out",
    async (language) => {
      for (const format of ["xlsx", "csv"] as const) {
        const sheet = await readSheet(
          Buffer.from(await writeSpreadsheet(format, buildTemplate(language, true))),
        );
        expect(sheet.columns).toEqual(IMPORT_FIELDS);
        expect([sheet.rows, sheet.notes]).toEqual([[], ["The example row of the template was left out."]]);
      }
    },
  );

  it("the template of a school with one language has one column for each name", async () => {
    const bytes = await writeSpreadsheet("csv", buildTemplate("hi", false));
    const sheet = await readSheet(Buffer.from(bytes));
    expect(sheet.columns).toEqual(IMPORT_FIELDS.filter((field) => !field.endsWith("Hi")));
    expect(sheet.headings.slice(0, 2)).toEqual(["नाम", "अनुक्रमांक"]);
    expect(sheet.rows).toEqual([]);
  });

  it("the example of a template without a later field is left out, too", async () => {
    const [sheet] = buildTemplate("en", true);
    const rows = sheet?.rows.map((row) => row.slice(0, -1)) ?? [];
    const earlier = Buffer.from(await writeSpreadsheet("csv", [{ name: "", widths: [], rows }]));
    expect((await readSheet(earlier)).rows).toEqual([]);
  });

  it("an example that somebody has changed is a child", async () => {
    const [sheet] = buildTemplate("en", true);
    const rows = sheet?.rows.map((row) => row.map((cell) => (cell === "12" ? "13" : cell))) ?? [];
    const changed = await readSheet(
      Buffer.from(await writeSpreadsheet("csv", [{ name: "", widths: [], rows }])),
    );
    expect(changed.rows).toHaveLength(1);
  });

  it("failed rows are written with their errors, in the office's language", async () => {
    const rows = [
      {
        row: 7,
        values: { name: "", class: "=5" },
        errors: { name: "Name is required", class: "Class is required" },
        errorParams: {
          name: { id: "required", params: { label: "Name", labelHi: "नाम" } },
          class: { id: "required", params: { label: "Class", labelHi: "कक्षा" } },
        },
      },
    ];
    const read = async (language: "en" | "hi") =>
      readSheet(Buffer.from(await writeSpreadsheet("xlsx", buildFailedRows(rows, language))));
    const english = await read("en");
    expect(english.headings).toEqual(["Name", "Class", "What to correct", "Row in the file"]);
    expect(english.rows[0]?.cells).toEqual(["", "=5", "Name is required\nClass is required", "7"]);
    expect(english.columns).toEqual(["name", "class", null, null]);
    const hindi = await read("hi");
    expect(hindi.rows[0]?.cells[2]).toBe("नाम आवश्यक है।\nकक्षा आवश्यक है।");
    expect(hindi.columns).toEqual(["name", "class", null, null]);
  });
});

describe("unreadable files are rejected with a message:", () => {
  const whole = book([HEADINGS, ASHA]);
  const damaged = [
    422,
    "The file is damaged or not a spreadsheet. Open it, save it again as XLSX and choose it",
  ];
  const tooMuch = [422, "The file holds too much. Save the sheet with the students alone as a new XLSX file"];
  const other = [
    422,
    "Choose an XLSX or CSV file. Open another one in a spreadsheet program and save it as XLSX",
  ];
  const password = [422, "The file has a password. Save it without one and choose it again"];
  const tooMany = [
    422,
    `The sheet has more than ${MAX_IMPORT_ROWS} rows. Import one part of it after the other`,
  ];
  const oldOffice = Buffer.from("d0cf11e0a1b11ae1", "hex");
  const bomb = Buffer.alloc(101 * 1024 * 1024, "<row/>");

  it.each<[string, Buffer, unknown]>([
    ["a file cut short", whole.subarray(0, -100), damaged],
    ["a file with wrong bytes within", flipped(whole), damaged],
    ["a workbook without sheets", buildXlsx([]), damaged],
    ["a bomb", buildZip([{ name: "[Content_Types].xml", data: bomb }]), tooMuch],
    [
      "a ZIP bomb with a wrong directory",
      buildZip([{ name: "[Content_Types].xml", data: bomb, declaredSize: 1000 }]),
      damaged,
    ],
    [
      "a ZIP bomb with an empty directory",
      buildZip([{ name: "[Content_Types].xml", data: bomb, declaredSize: 0 }]),
      damaged,
    ],
    [
      "thousands of entries",
      buildZip(Array.from({ length: 201 }, (_, index) => ({ name: `${index}`, data: "x" }))),
      tooMuch,
    ],
    ["an encrypted ZIP", buildZip([{ name: "[Content_Types].xml", data: "x", isEncrypted: true }]), password],
    [
      "a workbook with a password",
      Buffer.concat([oldOffice, Buffer.from("EncryptedPackage", "utf16le")]),
      password,
    ],
    ["an old .xls", Buffer.concat([oldOffice, Buffer.alloc(600)]), other],
    ["another kind of ZIP", buildZip([{ name: "content.xml", data: "<office/>" }]), other],
    ["a web page that is called .xls", csv("<html><table><tr><td>Name</td></tr></table></html>"), other],
    ["a PDF", csv("%PDF-1.7\n1 0 obj"), other],
    ["a picture", Buffer.from("89504e470d0a1a0a0000000d", "hex"), other],
    ["a cell of 99 MB of blanks", book([HEADINGS, [{ inline: " ".repeat(99_000_000) }]]), tooMuch],
    ["an attribute of 50 MB", book([HEADINGS], { merges: [`A1" x="${"a".repeat(50_000_000)}`] }), tooMuch],
    [
      "millions of empty cells",
      buildXlsx([{ name: "A", rows: [HEADINGS] }], {
        parts: [{ name: "xl/worksheets/sheet2.xml", data: "<c/>".repeat(5_100_000) }],
      }),
      tooMuch,
    ],
    ["9.9 MB of commas", csv(`Name,Class\n${",".repeat(9_900_000)}`), tooMuch],
    [
      "empty rows with more cells than are read",
      csv(`Name,Class\n${`${",".repeat(400)}\n`.repeat(20_000)}`),
      tooMuch,
    ],
    ["a million rows of CSV", csv(`Name,Class\n${"A,5\n".repeat(1_000_000)}`), tooMany],
    [
      "a hundred thousand rows",
      buildXlsx([{ name: "S", rows: [HEADINGS, ...Array(MAX_IMPORT_ROWS * 5).fill([1])] }]),
      tooMany,
    ],
    ["one row too many", csv(`Name,Class\n${"A,5\n".repeat(MAX_IMPORT_ROWS + 1)}`), tooMany],
  ])("%s", async (_name, bytes, words) => {
    expect(await refusal(bytes)).toEqual(words);
  });

  it("but the maximum number of rows, and a cell far away, are read", async () => {
    const many = await readSheet(csv(`Name,Class\n${"A,5\n".repeat(MAX_IMPORT_ROWS)}`));
    expect(many.rows).toHaveLength(MAX_IMPORT_ROWS);
    const far = { at: 1_048_576, cells: [...Array(300).fill(null), "far"] };
    expect((await readSheet(book([HEADINGS, ASHA, far]))).rows).toEqual([{ row: 2, cells: ASHA }]);
  });
});

/** The same with one byte changed in the compressed data. */
function flipped(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  const at = copy.indexOf("xl/worksheets/sheet1.xml") + 60;
  copy.writeUInt8(copy.readUInt8(at) ^ 0xff, at);
  return copy;
}
