import { inflateSync } from "node:zlib";
import fc from "fast-check";
import sharp from "sharp";
import { expect, it } from "vitest";
import { PDFDocument, type SKRSContext2D, TEXT_FONT } from "../drawing/canvas-library.ts";
import { addLink, openSheets, PAGE, type Sheet, writeTagged } from "../drawing/letter-sheet.ts";
import { wrap, writeLines } from "../drawing/set-text.ts";
import { drawPdfPage } from "./draw-pdf-page.ts";
import { withPdf } from "./pdf-objects.ts";
import type { Tag } from "./pdf-structure.ts";

const STYLE = { font: TEXT_FONT, colour: "#000", lineHeight: 1.5 };
const SIZE = 11;
const LEFT = 60;

/** Signs above, below, before and behind their letters, and conjuncts. */
const HINDI =
  "क्षेत्र के विद्यार्थी ₹ 350 की फ़ीस 8:30 बजे office में दें; आर्थिक स्थिति, द्वितीय श्रेणी, निष्ठा, ज़िम्मेदारी, परंतु लाएँ। सर्दियों ढूँढ़ेगा हृदय अभिभावक-शिक्षक (कार्यालय)";

function write(sheet: Sheet, tag: Tag | undefined, text: string, top: number): number {
  const lines = wrap(sheet.context, text, { ...STYLE, size: SIZE }, PAGE.width - 2 * LEFT);
  return top + writeTagged(sheet, tag, { size: SIZE, lines }, STYLE, { x: LEFT, top });
}

function drawPages(pages: readonly ((sheet: Sheet) => void)[], title = "सूचना"): Buffer {
  const { beginPage, endPage, close } = openSheets({ title, names: ["Gyan Bharati"], language: "hi" });
  for (const draw of pages) {
    draw(beginPage());
    endPage();
  }
  return close();
}

const paragraph = (text: string) => (sheet: Sheet) => void write(sheet, { role: "P" }, text, 60);

/** Without punctuation: Firefox finds a gap before it. */
const wordsOf = (text: string) => text.match(/[\p{L}\p{M}\d]+/gu) ?? [];

/** The words of a PDF as readers find them that know only its glyphs, such as Firefox. */
const readGlyphs = (pdf: Buffer) =>
  withPdf(pdf, async (document) => {
    const pages = Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent();
      return items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join("");
    });
    return wordsOf((await Promise.all(pages)).join("\n"));
  });

/** The contents of all streams that are text. */
function readContents(pdf: Buffer): string {
  const starts = pdf.toString("latin1").matchAll(/\/Filter \/FlateDecode\n\/Length (\d+)>> stream\n/g);
  return Array.from(starts, ({ 0: head, 1: length, index }) => {
    const start = index + head.length;
    return inflateSync(pdf.subarray(start, start + Number(length))).toString("latin1");
  }).join("\n");
}

it("readers of the glyphs find every word of a Hindi text", async () => {
  const found = await readGlyphs(drawPages([paragraph(HINDI)]));
  expect(found).toEqual(wordsOf(HINDI));
});

it.each([HINDI, "अा ि िक्षि"])("Hindi is also written as text, for readers that know it: %s", (written) => {
  const contents = readContents(drawPages([paragraph(written)]));
  const texts = Array.from(contents.matchAll(/\/ActualText <feff(\w+)>/g), ([, hex = ""]) =>
    Buffer.from(hex, "hex").swap16().toString("utf16le"),
  );
  for (const word of written.match(/[\u0900-\u0963]+/g) ?? []) expect(texts.join(" ")).toContain(word);
});

it("screen readers get headings, tables, paragraphs over several lines and pages, and links, in their order", async () => {
  const table: Tag = { role: "Table" };
  const row: Tag = { role: "TR", within: table };
  const long: Tag = { role: "P" };
  const link: Tag = { role: "Link", within: { role: "P" } };
  const first = (sheet: Sheet) => {
    write(sheet, { role: "H1" }, "शीर्षक", 60);
    write(sheet, { role: "TH", within: row, scope: "Row" }, "Name", 90);
    write(sheet, { role: "TD", within: row }, "Asha", 120);
    write(sheet, undefined, "Page 1", 150);
    write(sheet, long, HINDI, 180);
  };
  const second = (sheet: Sheet) => {
    write(sheet, long, "The end.", 60);
    write(sheet, link, "Website", 90);
    addLink(sheet, link, "https://school.example/हिन्दी", { left: LEFT, top: 90, right: 200, bottom: 110 });
  };
  const trees = await withPdf(drawPages([first, second]), async (document) => {
    expect(await document.getMarkInfo()).toContainEqual(["Marked", true]);
    return Promise.all(
      [1, 2].map(async (page) => outline((await (await document.getPage(page)).getStructTree()) ?? {})),
    );
  });
  expect(trees).toEqual(["Root(Document(H1 Table(TR(TH TD)) P))", "Root(Document(P P(Link)))"]);
});

interface Node {
  role?: string;
  children?: readonly (Node | { type: string })[];
}

function outline({ role, children = [] }: Node): string {
  const inside = children.flatMap((child) => ("role" in child ? outline(child) : [])).join(" ");
  return inside === "" ? `${role}` : `${role}(${inside})`;
}

it("a page looks as it does without the text", async () => {
  const plain = new PDFDocument({ title: "सूचना" });
  const context = plain.beginPage(PAGE.width, PAGE.height) as SKRSContext2D;
  context.letterSpacing = "0.01px";
  const lines = wrap(context, HINDI, { ...STYLE, size: SIZE }, PAGE.width - 2 * LEFT);
  writeLines(context, { size: SIZE, lines }, STYLE, { x: LEFT, top: 60 });
  plain.endPage();
  const [before, after] = await Promise.all(
    [plain.close(), drawPages([paragraph(HINDI)])].map(async (pdf) =>
      sharp(await drawPdfPage(pdf))
        .raw()
        .toBuffer(),
    ),
  );
  const differences = before?.map((part, index) => Math.abs(part - (after?.[index] ?? 0)));
  // Edges are rounded differently.
  expect(differences?.reduce((one, other) => Math.max(one, other))).toBeLessThan(20);
});

it("a document of many pages has the text of each on its page, and each font once", async () => {
  const texts = Array.from({ length: 20 }, (_, index) => `पृष्ठ ${index + 1} विद्यार्थी`);
  const pdf = drawPages(texts.map(paragraph));
  expect(await readGlyphs(pdf)).toEqual(texts.flatMap(wordsOf));
  expect(pdf.length).toBeLessThan(40_000);
});

it.each(["(", ") >> endobj", "\\", "/Type /Page\n", "1 0 obj\n<<\n/Length 5>> stream\n"])(
  "a title such as %j is no part of the file's structure",
  async (title) => {
    const pdf = drawPages([paragraph("विद्यालय")], title);
    expect(await readGlyphs(pdf)).toEqual(["विद्यालय"]);
    const { info } = await withPdf(pdf, (document) => document.getMetadata());
    expect(info).toMatchObject({ Title: title, Language: "hi-IN" });
  },
);

it("any text in the two scripts can be drawn", async () => {
  const sign = fc.oneof(
    fc.integer({ min: 0x900, max: 0x97f }).map((code) => String.fromCodePoint(code)),
    fc.constantFrom(" ", "\u200d", "\u200c", "क", "र", "्", "ि", "a", "1", "₹", "("),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(sign, { maxLength: 40 }), async (signs) => {
      const pdf = drawPages([paragraph(signs.join(""))]);
      await withPdf(pdf, async (document) => (await document.getPage(1)).getOperatorList());
    }),
    { numRuns: 60 },
  );
});
