import { expect, it } from "vitest";
import { coloursOf } from "../../../core/content/site/palettes.ts";
import { withPdf } from "../../../core/server/pdf/pdf-objects.ts";
import { drawLetter } from "./draw-letter.ts";
import type { LetterDrawing } from "./notice-drawings.ts";

const LETTER: LetterDrawing = {
  colours: coloursOf(null),
  language: "en",
  names: ["Gyan Bharati"],
  contact: ["Ujjain"],
  title: "Fees",
  date: "20 November 2026",
  text: "Please pay.",
  link: "https://school.example/notices/1",
};

interface Written {
  text: string;
  /** In points, from the left and the bottom. */
  x: number;
  y: number;
  width: number;
}

/** The texts of each page with their positions. */
async function readLetter(changes: Partial<LetterDrawing>): Promise<Written[][]> {
  const pdf = await drawLetter({ ...LETTER, ...changes });
  return withPdf(pdf, async (document) => {
    const pages = Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent();
      return items.flatMap((item) =>
        "str" in item
          ? [{ text: item.str, x: item.transform[4], y: item.transform[5], width: item.width }]
          : [],
      );
    });
    return Promise.all(pages);
  });
}

const textOf = (page: Written[] | undefined) => (page ?? []).map(({ text }) => text).join(" ");

it("a short notice is one page without a number, with its category instead of the word for a notice", async () => {
  const [page, ...more] = await readLetter({ category: "Holiday" });
  expect(more).toEqual([]);
  expect(textOf(page)).toMatch(
    /Gyan Bharati .*Ujjain .*Date: 20 November 2026 .*Holiday .*Fees .*Please pay\./,
  );
  expect(textOf(page)).not.toMatch(/Notice\b|Page/);
});

it("every line of a long text is on a page, in order, with the signature on the last and a number on each", async () => {
  const rules = Array.from({ length: 90 }, (_, index) => `Rule ${index + 1}.`);
  const pages = await readLetter({ text: rules.join("\n") });
  expect(pages.length).toBeGreaterThan(2);
  expect(textOf(pages.flat()).match(/Rule \d+\./g)).toEqual(rules);
  for (const [index, page] of pages.entries()) {
    const isLast = index === pages.length - 1;
    expect(textOf(page)).toContain(`Page ${index + 1} of ${pages.length}`);
    expect(textOf(page).includes("Signature of the Principal")).toBe(isLast);
  }
});

it("a text that leaves no room for the signature has it on another page", async () => {
  const withLines = (count: number) => readLetter({ text: "Rule.\n".repeat(count) });
  let count = 1;
  while ((await withLines(count)).length === 1) count++;
  const [first, second, ...more] = await withLines(count);
  expect(more).toEqual([]);
  expect(textOf(first).match(/Rule\./g)).toHaveLength(count);
  expect(textOf(second)).toMatch(/Signature of the Principal/);
});

it.each([
  ["the longest title", { title: "Examination ".repeat(16) }],
  ["a title without spaces", { title: "W".repeat(200) }],
  ["a text without spaces", { text: "W".repeat(5000) }],
  ["a long address", { link: `https://school.example/${"notices".repeat(20)}` }],
  ["long names", { names: ["Vidyalaya ".repeat(12), "W".repeat(120)], contact: ["Road ".repeat(60)] }],
  ["emoji and invisible signs", { title: "\u00ad🎉", text: "🎉\n\u200d\n\ufeffEnd", names: ["🏫"] }],
])("%s stays on the page", async (_what, changes) => {
  for (const page of await readLetter(changes)) {
    for (const { text, x, y, width } of page.filter(({ text }) => text.trim() !== "")) {
      expect(x, text).toBeGreaterThan(40);
      expect(x + width, text).toBeLessThan(595 - 40);
      expect(y, text).toBeGreaterThan(30);
      expect(y, text).toBeLessThan(842 - 30);
    }
  }
});
