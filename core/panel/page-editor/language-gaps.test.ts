import { expect, it, test } from "vitest";
import { fees } from "../../../features/fees/content/fees.ts";
import { home } from "../../../features/home/content/home.ts";
import { emptyValues } from "../../content/pages/page-schema.ts";
import { LANGUAGES } from "../../words/languages.ts";
import { findGaps, missingLanguage, nextGap, strangeLanguage } from "./language-gaps.ts";

const row = (id: string, en: string | null, hi: string | null) => ({
  ...emptyValues(fees.fields.rows.fields),
  id,
  grade: { en, hi },
});

it("finds the texts of a page in only one language, without names of classes and numbers, and the path of the missing one", () => {
  const document = {
    ...emptyValues(fees.fields),
    tableHeading: { en: "Fees", hi: "शुल्क" },
    tableLine: { en: null, hi: "प्रति वर्ष" },
    rows: [row("a", "Class 1", null)],
    session: "2027-28",
    notesHeading: { en: "2 %", hi: null },
    notes: { en: ["Paid in advance"], hi: ["", " "] },
  };
  const paths = findGaps(fees, document, LANGUAGES).map(({ path }) => path);
  expect(paths).toEqual(["tableLine.en", "notes.hi"]);
});

it("finds none at a school with one language", () => {
  const document = {
    ...emptyValues(fees.fields),
    tableHeading: { en: "Fees", hi: null },
  };
  expect(findGaps(fees, document, ["en"])).toEqual([]);
  expect(findGaps(fees, document, ["hi"])).toEqual([]);
});

it("counts the description of a picture as a text", () => {
  const slides = [{ id: "a", picture: { file: "x.jpg", alt: { en: "Trees", hi: null }, focus: null } }];
  const empty = emptyValues(home.fields) as Record<string, unknown>;
  const document = {
    ...empty,
    slides: slides.map((slide) => ({ ...emptyValues(home.fields.slides.fields), ...slide })),
  };
  expect(findGaps(home, document, LANGUAGES).map(({ path }) => path)).toEqual(["slides.0.picture.alt.hi"]);
});

it("finds the next gap down the page, and starts again at the top", () => {
  const gaps = [
    { path: "b.hi", place: 1 },
    { path: "d.en", place: 3 },
  ];
  expect([-1, 0, 1, 2, 3].map((from) => nextGap(gaps, from)?.path)).toEqual([
    "b.hi",
    "b.hi",
    "d.en",
    "d.en",
    "b.hi",
  ]);
  expect(nextGap([], 0)).toBeUndefined();
});

test.each([
  [{ en: "Fees", hi: null }, "hi"],
  [{ en: " ", hi: "शुल्क" }, "en"],
  [{ en: "Fees", hi: "शुल्क" }, undefined],
  [{ en: null, hi: null }, undefined],
  [{ en: ["One"], hi: [""] }, "hi"],
] as const)("%j lacks %s", (text, language) => {
  expect(missingLanguage(text as { en: string; hi: string }, LANGUAGES)).toBe(language);
});

test.each([
  ["Annual day", "hi", "en"],
  ["वार्षिक उत्सव", "en", "hi"],
  ["Annual day", "en", undefined],
  ["वार्षिक उत्सव।", "hi", undefined],
  ["CBSE बोर्ड", "en", undefined],
  ["UKG", "hi", undefined],
  ["2027-28", "hi", undefined],
  ["office@example.com", "hi", undefined],
  ["https://example.com/fees", "hi", undefined],
  ["", "hi", undefined],
] as const)("%j in the field for %s looks like %s", (text, field, language) => {
  expect(strangeLanguage(text, field)).toBe(language);
});
