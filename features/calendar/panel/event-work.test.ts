import { expect, it } from "vitest";
import { beginWork } from "./event-work.ts";

const ROWS = [
  {
    row: 1,
    values: { startsOn: "5 Dec", title: "Parents’ meeting", titleHi: "अभिभावक बैठक", place: "सभागार" },
  },
  { row: 2, values: { startsOn: "25 Dec", title: "PTM" } },
  { row: 3, values: { startsOn: "26 Jan" } },
];

const titlesAt = (languages: Parameters<typeof beginWork>[2]) =>
  beginWork({ rows: ROWS, unused: [] }, { schoolYear: 2026, kind: "event" }, languages).rows.map(
    ({ values: { title, titleHi } }) => [title, titleHi],
  );

it("reads titles in both languages", () => {
  expect(titlesAt(["hi", "en"])[0]).toEqual(["Parents’ meeting", "अभिभावक बैठक"]);
});

it("reads one title at a school with one language", () => {
  expect(titlesAt(["hi"])).toEqual([
    ["अभिभावक बैठक", undefined],
    ["PTM", undefined],
    ["", undefined],
  ]);
  expect(titlesAt(["en"])[0]).toEqual(["Parents’ meeting", undefined]);
});
