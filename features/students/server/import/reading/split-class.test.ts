import { describe, expect, it } from "vitest";
import { readSheet } from "./read-sheet.ts";

const csv = (text: string) => Buffer.from(text);

describe("class and section in one column", () => {
  const TAKEN_APART =
    "Class and section stood in one column. They were taken apart; please look whether they are right.";

  it.each([
    ["5-A", "5", "A"],
    ["5A", "5", "A"],
    ["5 a", "5", "a"],
    ["10/B", "10", "B"],
    ["V - A", "V", "A"],
    ["5th (C)", "5th", "C"],
    ["Class 5 Sec. B", "Class 5", "B"],
    ["L.K.G. A", "L.K.G", "A"],
    ["नर्सरी-ब", "नर्सरी", "ब"],
    ["कक्षा ५ अ", "कक्षा ५", "अ"],
    ["५अ", "५", "अ"],
    ["5वीं वर्ग अ", "5वीं", "अ"],
    ["5वीं सेक्शन अ", "5वीं", "अ"],
  ])("%s is split", async (written, className, section) => {
    const sheet = await readSheet(csv(`Name,Roll No,Class & Section,Remark\nAsha,1,${written},x\n`));
    expect(sheet.columns).toEqual(["name", "rollNumber", "class", null, "section"]);
    expect(sheet.headings).toEqual(["Name", "Roll No", "Class & Section", "Remark", "Section"]);
    expect(sheet.rows[0]?.cells).toEqual(["Asha", "1", className, "x", section]);
    expect(sheet.notes).toEqual([TAKEN_APART]);
  });

  it.each(["5", "V", "5th", "KG I", "5वीं", "Nursery", "11 Science", "IV", "A", "-".repeat(2000)])(
    "%#: a class without a section, or other text, is not changed",
    async (written) => {
      const sheet = await readSheet(csv(`Name,Roll No,Class\nAsha,1,${written}\n`));
      expect(sheet.columns).toEqual(["name", "rollNumber", "class"]);
      expect(sheet.rows[0]?.cells).toEqual(["Asha", "1", written]);
      expect(sheet.notes).toEqual([]);
    },
  );

  it("a row without a section keeps its class and gets an empty section", async () => {
    const sheet = await readSheet(csv("नाम,रोल नं,कक्षा\nआशा,1,5-A\nरवि,2,5-B\nमीना,3,6\n"));
    expect(sheet.headings.at(-1)).toBe("सेक्शन");
    expect(sheet.rows.map(({ cells }) => cells.slice(2))).toEqual([
      ["5", "A"],
      ["5", "B"],
      ["6", ""],
    ]);
  });

  it("the sections are written into their column where it is empty", async () => {
    const sheet = await readSheet(
      csv("Name,Roll No,Class,Section\nAsha,1,III-A,\nRavi,2,III-B,\nMeena,3,IV,C\n"),
    );
    expect(sheet.columns).toEqual(["name", "rollNumber", "class", "section"]);
    expect(sheet.rows.map(({ cells }) => cells.slice(2))).toEqual([
      ["III", "A"],
      ["III", "B"],
      ["IV", "C"],
    ]);
    expect(sheet.notes).toEqual([TAKEN_APART]);
  });

  it("a line of totals is left out, and a child whose name begins alike is not", async () => {
    const text = "Name,Roll No,Class,Section\nAsha,1,5,A\nYogesh Total,2,5,A\nTotal students,2,,\n,,कुल,2\n";
    const sheet = await readSheet(csv(text));
    expect(sheet.rows.map(({ cells }) => cells[0])).toEqual(["Asha", "Yogesh Total"]);
    expect(sheet.notes).toEqual(["Lines with totals were left out."]);
  });

  it("nothing is split if there is a column of sections", async () => {
    const sheet = await readSheet(csv("Name,Roll No,Class,Section\nAsha,1,5-A,B\n"));
    expect(sheet.rows[0]?.cells).toEqual(["Asha", "1", "5-A", "B"]);
  });
});
