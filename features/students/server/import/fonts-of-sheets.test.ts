import { describe, expect, it } from "vitest";
import { buildXlsx } from "../../../../tests/sheets.ts";
import { typeInKrutiDev } from "../../../../tests/type-in-kruti-dev.ts";
import * as lists from "../../../../tests/word-lists.ts";
import { readCell } from "../../content/sheet-fonts.ts";
import { NEW_SCHOOL, type SchoolWords } from "./reading/known-words.ts";
import { readSheet } from "./reading/read-sheet.ts";

const ENGLISH = ["Amit Sharma", "Neha Gupta", "Ravi Verma", "Kavita Joshi"];
const HINDI = ["राकेश शर्मा", "सुनीता वर्मा", "सीता यादव", "मोहन लाल"];
const TYPED = HINDI.map(typeInKrutiDev);

const HEADINGS = ["Name", "Roll No", "Class", "Section", "Gender", "Guardian Name", "House"];
type Row = Partial<Record<(typeof HEADINGS)[number], string>>;

const readRows = (rows: readonly Row[], school: SchoolWords = NEW_SCHOOL, headings = HEADINGS) =>
  readSheet(
    buildXlsx([
      { name: "S", rows: [headings, ...rows.map((row) => headings.map((each) => row[each] ?? ""))] },
    ]),
    undefined,
    school,
  );

/** The texts of a column; "?" if the office is asked. */
async function readColumn(name: string, rows: readonly Row[], school?: SchoolWords): Promise<string[] | "?"> {
  const sheet = await readRows(rows, school);
  const column = HEADINGS.indexOf(name);
  return sheet.unsureColumns.includes(column)
    ? "?"
    : sheet.rows.map((row) => readCell(sheet, {}, row, column));
}

const fill = (names: readonly string[], column: string, texts: readonly string[]): Row[] =>
  // With a section, the classes are not split.
  names.map((Name, index) => ({ Name, Section: "B", [column]: texts[index % texts.length] ?? "" }));

describe("a cell in a sheet with names in English, and with names in Kruti Dev:", () => {
  const SAME = "the same";
  const ASKED = "?";
  it.each(lists.readRows("features/students/tests/cells-in-kruti-dev.txt"))(
    "%s %s is %s and %s",
    async (column, cell, inEnglish = "", inKrutiDev = "") => {
      const expected = (text: string) =>
        text === ASKED ? ASKED : ENGLISH.map(() => (text === SAME ? cell : text));
      expect(await readColumn(column, fill(ENGLISH, column, [cell]))).toEqual(expected(inEnglish));
      expect(await readColumn(column, fill(TYPED, column, [cell]))).toEqual(expected(inKrutiDev));
    },
  );
});

describe("the school's own sections", () => {
  const english = { classes: [], sections: ["A", "B", "C"] };
  const hindi = { classes: [], sections: ["अ", "ब", "स"] };

  it("in Hindi decide in a sheet with names in English", async () => {
    const rows = fill(ENGLISH, "Section", ["v", "c"]);
    expect(await readColumn("Section", rows, hindi)).toEqual(["अ", "ब", "अ", "ब"]);
    expect(await readColumn("Section", rows)).toBe("?");
  });

  it("in English make a lonely c of a sheet in Kruti Dev a question", async () => {
    expect(await readColumn("Section", fill(TYPED, "Section", ["c"]), english)).toBe("?");
    expect(await readColumn("Section", fill(TYPED, "Section", ["c"]), hindi)).toEqual(["ब", "ब", "ब", "ब"]);
    expect(await readColumn("Section", fill(TYPED, "Section", ["v", "c"]), english)).toEqual([
      "अ",
      "ब",
      "अ",
      "ब",
    ]);
  });

  it("and sections of both kinds are a question", async () => {
    expect(await readColumn("Section", fill(TYPED, "Section", ["v", "A"]))).toBe("?");
  });
});

describe("a sheet half in Kruti Dev and half in English", () => {
  const names = [...ENGLISH, ...TYPED];
  const shown = [...ENGLISH, ...HINDI];

  it("by columns has the font of each column, and asks about sections", async () => {
    const rows = ENGLISH.map((Name, index) => ({ Name, "Guardian Name": TYPED[index] ?? "", Section: "v" }));
    const sheet = await readRows(rows);
    expect([sheet.legacyColumns, sheet.unsureColumns]).toEqual([[5], [3]]);
    expect(sheet.rows.map(({ cells }) => cells[5])).toEqual(HINDI);
  });

  it("by rows has the font of each cell, which its row decides where the cell can be either", async () => {
    const rows = names.map((Name, index) => ({
      Name,
      "Guardian Name": [...ENGLISH.toReversed(), ...TYPED.toReversed()][index] ?? "",
      Section: index < 4 ? "c" : "v",
      Class: index < 4 ? "Lkg" : ",ydsth",
    }));
    expect(await readColumn("Name", rows)).toEqual(shown);
    expect(await readColumn("Class", rows)).toEqual(shown.map((_, index) => (index < 4 ? "Lkg" : "एलकेजी")));
    expect(await readColumn("Section", rows)).toEqual(shown.map((_, index) => (index < 4 ? "c" : "अ")));
  });

  it("asks if a name can be either and nothing else shows the font of its row", async () => {
    expect(
      await readColumn(
        "Name",
        names.concat("dey").map((Name) => ({ Name })),
      ),
    ).toBe("?");
  });

  it("keeps the few English names of a column in Kruti Dev, and asks about a few names in Kruti Dev", async () => {
    const mostly = [...TYPED, "Sharma Amit", ...TYPED];
    expect(
      await readColumn(
        "Name",
        mostly.map((Name) => ({ Name })),
      ),
    ).toEqual([...HINDI, "Sharma Amit", ...HINDI]);
    const few = [...ENGLISH, ...ENGLISH, TYPED[0] ?? ""].map((Name) => ({ Name }));
    expect(await readColumn("Name", few)).toBe("?");
    const sheet = await readRows(few);
    expect(sheet.rows.map((row) => readCell(sheet, { 0: "legacy" }, row, 0))).toEqual([
      ...[...ENGLISH, ...ENGLISH],
      HINDI[0],
    ]);
  });
});

it("an English name that can be read in the font stays English, beside Kruti Dev and among it", async () => {
  const names = ["Neha", "Rina Jyoti", "Ujjain"];
  const rows = names.map((Name, index) => ({ Name, "Guardian Name": TYPED[index] ?? "" }));
  expect(await readColumn("Name", rows)).toEqual(names);
  expect(await readColumn("Name", fill([...TYPED, "Neha"], "Class", ["5"]))).toEqual([...HINDI, "Neha"]);
});

it("a class with its section is split in both readings", async () => {
  const headings = ["Name", "Roll No", "Class"];
  const rows = ENGLISH.map((Name, index) => ({ Name, Class: index < 2 ? "5&v" : "5&c" }));
  const sheet = await readRows(rows, NEW_SCHOOL, headings);
  expect([sheet.columns, sheet.unsureColumns]).toEqual([
    ["name", "rollNumber", "class", "section"],
    [2, 3],
  ]);
  const read = (font: "legacy" | "typed") =>
    sheet.rows.map((row) => [2, 3].map((column) => readCell(sheet, { 2: font, 3: font }, row, column)));
  expect(read("legacy")).toEqual([...Array(2).fill(["5", "अ"]), ...Array(2).fill(["5", "ब"])]);
  expect(read("typed")).toEqual([...Array(2).fill(["5&v", ""]), ...Array(2).fill(["5&c", ""])]);
});
