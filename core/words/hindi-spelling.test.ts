import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { STUDENT_FIELD_WORDS, STUDENT_SHEET_WORDS } from "../../features/students/content/student-fields.ts";
import { findRefusedByProgram } from "../../tests/hindi-spelling.ts";

/** The sources, because every branch of a sentence counts; without words that only sheets and file names have. */
const FILES = [
  "docs/handbook.hi.md",
  ...globSync("core/words/{hi.ts,hi/**/*.ts,panel/hi/**/*.ts,offer.ts,saved-line.ts}"),
  ...globSync("features/*/words/hi/*.ts"),
  ...globSync("core/content/{site,pages,types}/**/*.ts"),
  ...globSync("features/*/content/**/*.ts"),
  ...globSync("{core,features/*}/{panel,site,ui}/**/*.{ts,tsx}"),
  ...globSync("core/server/{site,http,drawing,pdf,history}/**/*.ts"),
].filter((file) => !/\.test\.tsx?$|(match-photos|school-words|student-fields|event-fields)\.ts$/.test(file));

it("the Hindi of the program has one word for one thing, spelled one way", () => {
  expect(FILES.length).toBeGreaterThan(100);
  const found = FILES.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, index) =>
        findRefusedByProgram(line).map((refused) => `${file}:${index + 1}: ${refused}`),
      ),
  );
  expect(found).toEqual([]);
});

/** Sheets of offices have any of the words, which `headings` and `spellings` recognise. */
it("so have the sheets that the program writes", () => {
  const written = Object.values(STUDENT_FIELD_WORDS).flatMap(({ example, explanation }) => [
    example.hi,
    explanation.hi,
  ]);
  const texts = [...written, ...Object.values(STUDENT_SHEET_WORDS.hi)];
  expect(texts.filter((text) => findRefusedByProgram(text).length > 0)).toEqual([]);
});

it.each([
  ["कक्षा 5, वर्ग A", ["वर्ग → सेक्शन"]],
  ["सभी वर्गों में", ["वर्गों → सेक्शन"]],
  ["ख़ाली", ["ख़ → the letter without nukta: खाली, खराब, गलत"]],
  ["विद्यार्थी के फ़ोटो", ["के फ़ोटो → the feminine: की फ़ोटो, अगली फ़ोटो"]],
  ["लेख का चित्र", ["चित्र → फ़ोटो"]],
  ["चुनाव कार्य, मानचित्र, वर्गीकरण, 46 वर्ग मीटर, फ़ाइल", []],
])("%s", (text, refused) => {
  expect(findRefusedByProgram(text)).toEqual(refused.map((each) => each.normalize("NFC")));
});
