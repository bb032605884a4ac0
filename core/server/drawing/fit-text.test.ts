import { createCanvas } from "@napi-rs/canvas";
import { expect, it } from "vitest";
import { HEADING_FONT, TEXT_FONT } from "./canvas-library.ts";
import { fitText, keepDrawable, type Room, wrapText } from "./fit-text.ts";

/** Every character is as wide as the font size. */
const measureIn = (size: number) => (text: string) => text.length * size;
const measure = measureIn(1);
const room: Room = { width: 100, height: 40, lineHeight: 1, sizes: [20, 10] };

it.each([
  ["words stay whole", "school is closed", ["school is", "closed"]],
  [
    "a word that is wider than a line is broken",
    "aaaaaaaaaabbbbbbbbbbcc d",
    ["aaaaaaaaaa", "bbbbbbbbbb", "cc d"],
  ],
  ["a short word before a long one has a line of its own", "To bbbbbbbbbbcc", ["To", "bbbbbbbbbb", "cc"]],
  ["conjuncts and vowel signs are not torn off", "विद्यार्थियोंविद्यार्थियों", ["विद्यार्थि", "योंविद्या", "र्थियों"]],
  ["no text has no lines", " ", []],
])("%s", (_what, text, lines) => {
  expect(wrapText(text, 10, measure)).toEqual(lines);
});

it("a text is as large as its space allows", () => {
  expect(fitText("short", room, measureIn)).toEqual({ size: 20, lines: ["short"] });
  expect(fitText("a longer text here", room, measureIn)).toEqual({
    size: 10,
    lines: ["a longer", "text here"],
  });
});

it("text that is too long in the smallest size ends in an ellipsis after a whole word", () => {
  const { size, lines } = fitText("one two six ten ".repeat(9), room, measureIn);
  expect(size).toBe(10);
  expect(lines).toEqual(["one two", "six ten", "one two", "six ten…"]);
});

it("a long text without spaces is cut between two characters", () => {
  const { lines } = fitText("क्षि".repeat(50), room, measureIn);
  expect(lines.slice(0, 3)).toEqual(["क्षिक्षि", "क्षिक्षि", "क्षिक्षि"]);
  expect(lines[3]).toBe("क्षिक्षि…");
  for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(10);
});

it.each([
  ["🎉 Holi 🏳️‍🌈 holiday 👩‍👩‍👧", "Holi holiday"],
  ["עברית in اردو", "in"],
  ["soft\u00adhyphen, \u202eturned\u202c, zero\u200bwidth\ufeff", "softhyphen, turned, zerowidth"],
  ["joined\u200d in Latin, क्\u200dष in Hindi", "joined in Latin, क्\u200dष in Hindi"],
  ["Ś\u0101l\u0101 a\u0304 non‑breaking\u00a0fee: ₹ 500", "Sala a non-breaking fee: ₹ 500"],
  ["two\nlines", "two lines"],
  ["\ud83d alone", "alone"],
])("%s is drawn as %s", (text, drawn) => {
  expect(keepDrawable(text)).toBe(drawn);
});

it("every kept character has a glyph in both fonts, and none crashes the library", () => {
  const side = 80;
  const context = createCanvas(side, side).getContext("2d");
  const hasInk = (text: string) => {
    context.clearRect(0, 0, side, side);
    context.fillText(text, side / 4, side * 0.7);
    return context.getImageData(0, 0, side, side).data.some((part) => part > 0);
  };
  const signs = Array.from({ length: 0x2200 }, (_, code) => String.fromCodePoint(code)).filter(
    (sign) => keepDrawable(sign) === sign && sign !== "",
  );
  expect(signs.length).toBeGreaterThan(250);
  for (const font of [HEADING_FONT, TEXT_FONT]) {
    context.font = `40px ${font}`;
    // The nukta has no glyph of its own.
    const empty = signs.filter((sign) => !hasInk(sign === "़" ? "ड़" : sign));
    expect(empty).toEqual([]);
  }
});

it.each([HEADING_FONT, TEXT_FONT])("Hindi is shaped, in %s", (font) => {
  const context = createCanvas(1, 1).getContext("2d");
  context.font = `40px ${font}`;
  const width = (text: string) => context.measureText(text).width;
  // A conjunct of two consonants and the sign between them is hardly wider than one letter.
  for (const conjunct of ["क्ष", "द्ध", "त्र", "ज्ञ", "श्र"])
    expect(width(conjunct)).toBeLessThan(width("क") * 1.5);
  // The reph is above the letter that follows it.
  expect(width("र्द्ध")).toBeLessThan(width("द्ध") * 1.1);
  expect(width("र्थ")).toBeLessThan(width("थ") * 1.1);
});
