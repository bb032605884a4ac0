import { expect, it } from "vitest";
import { coloursOf } from "../../../core/content/site/palettes.ts";
import { withPdf } from "../../../core/server/pdf/pdf-objects.ts";
import { drawFactSheet } from "./draw-fact-sheet.ts";
import type { FactSheetDrawing, SheetSection, SheetTable } from "./fact-sheet-drawing.ts";

const SHEET: FactSheetDrawing = {
  colours: coloursOf(null),
  language: "en",
  names: ["Gyan Bharati"],
  contact: ["Ujjain"],
  title: "Public Disclosure",
  line: "As of 20 November 2026",
  sections: [],
  link: "https://school.example/disclosure",
  linkSentence: "This page on the school's website:",
};

const section = (changes: Partial<SheetSection>): SheetSection => ({
  heading: "General",
  facts: [],
  tables: [],
  ...changes,
});

const table = (heads: string[], rows: string[][], heading?: string): SheetTable => ({
  ...(heading && { heading }),
  columns: heads.map((head) => ({ head, share: 1 })),
  rows: rows.map((cells) => ({ cells: cells.map((cell) => [cell]) })),
});

/** The texts of each page with their positions, in points from the left and the bottom. */
async function readSheet(changes: Partial<FactSheetDrawing>) {
  return withPdf(await drawFactSheet({ ...SHEET, ...changes }), async (document) => {
    const pages = Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent();
      return items.flatMap((item) =>
        "str" in item && item.str.trim() !== ""
          ? [{ text: item.str, x: item.transform[4], y: item.transform[5], width: item.width }]
          : [],
      );
    });
    return Promise.all(pages);
  });
}

const textOf = (page: { text: string }[] | undefined) => (page ?? []).map(({ text }) => text).join(" ");

const facts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    label: `Fact ${index + 1}`,
    lines: [`Value ${index + 1}.`],
  }));

it("a sheet has the letterhead, its sections and the address of the page", async () => {
  const tables = [table(["Year", "Passed"], [["2025-26", "87"]], "Class X")];
  const [page, ...more] = await readSheet({ sections: [section({ facts: facts(1), tables })] });
  expect(more).toEqual([]);
  expect(textOf(page)).toMatch(
    /Gyan Bharati.*Ujjain.*Public Disclosure.*As of 20 November 2026.*General.*Fact 1.*Value 1\..*Class X.*Year.*Passed.*2025-26.*87.*school\.example\/disclosure.*Page 1 of 1/,
  );
});

it("many facts continue on further pages, with a heading never alone at the end of a page", async () => {
  for (const count of [24, 25, 26, 27, 28, 29, 30]) {
    const pages = await readSheet({
      sections: [section({ facts: facts(count) }), section({ heading: "Staff", facts: facts(60) })],
    });
    expect(textOf(pages.flat()).match(/Value \d+\./g)).toHaveLength(count + 60);
    const withHeading = pages.find((page) => textOf(page).includes("Staff"));
    expect(textOf(withHeading)).toMatch(/Staff.*Fact 1\b/);
    expect(textOf(pages.at(-1))).toContain(`Page ${pages.length} of ${pages.length}`);
    expect(textOf(pages.at(-1))).toContain("school.example/disclosure");
  }
});

it("a table of several pages has its head on each", async () => {
  const rows = Array.from({ length: 70 }, (_, index) => [`Row ${index + 1}.`, "x"]);
  const pages = await readSheet({ sections: [section({ tables: [table(["Document", "Validity"], rows)] })] });
  expect(pages.length).toBeGreaterThan(2);
  for (const page of pages.filter((each) => textOf(each).includes("Row"))) {
    expect(textOf(page)).toMatch(/Document.*Validity.*Row/);
  }
  expect(textOf(pages.flat()).match(/Row \d+\./g)).toHaveLength(rows.length);
});

it("a web address can be opened", async () => {
  const fact = { label: "Fees", lines: ["All classes"], link: "https://school.example/fees" };
  const links = await withPdf(
    await drawFactSheet({ ...SHEET, sections: [section({ facts: [fact] })] }),
    async (document) => (await document.getPage(1)).getAnnotations(),
  );
  expect(links.map(({ url }) => url)).toEqual([fact.link, SHEET.link]);
});

it("a text of several pages loses no line", async () => {
  const lines = Array.from({ length: 120 }, (_, index) => `Line ${index + 1}.`);
  const pages = await readSheet({ sections: [section({ facts: [{ label: "Association", lines }] })] });
  expect(pages.length).toBeGreaterThan(2);
  expect(textOf(pages.flat()).match(/Line \d+\./g)).toEqual(lines);
});

it.each([
  ["a long label without spaces", { facts: [{ label: "W".repeat(200), lines: ["W".repeat(800)] }] }],
  ["a long heading", { heading: "Information ".repeat(12) }],
  [
    "a table with long cells",
    {
      tables: [table(Array(5).fill("W".repeat(40)), [Array(5).fill("W".repeat(120))])],
    },
  ],
  ["Hindi", { facts: [{ label: "विद्यालय प्रबंध समिति", lines: ["श्री रामकृष्ण ".repeat(40)] }] }],
])("%s stays on the page", async (_what, changes) => {
  for (const page of await readSheet({ sections: [section(changes)] })) {
    for (const { text, x, y, width } of page) {
      expect(x, text).toBeGreaterThan(40);
      expect(x + width, text).toBeLessThan(595 - 40);
      expect(y, text).toBeGreaterThan(30);
      expect(y, text).toBeLessThan(842 - 30);
    }
  }
});
