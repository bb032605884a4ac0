import { expect, it } from "vitest";
import { closeWords } from "./close-words.ts";

const VOCABULARY = [
  "calendar",
  "library",
  "uniform",
  "fees",
  "gallery",
  "पुस्तकालय",
  "प्रवेश",
  "stories",
  "stores",
];
const close = (word: string) => closeWords(word, VOCABULARY).map((each) => each.word);

it.each([
  ["calender", ["calendar"]],
  ["kalendar", ["calendar"]],
  ["clendra", []],
  ["libary", ["library"]],
  ["unifrom", ["uniform"]],
  ["gelerry", []],
  ["प्रवेस", ["प्रवेश"]],
  ["पुस्तकलाय", ["पुस्तकालय"]],
  ["storees", ["stores", "stories"]],
  ["feet", []],
  ["calend4r", []],
  ["calendar", []],
])("words close to %s", (word, expected) => {
  expect(close(word).toSorted()).toEqual(expected.toSorted());
});

it("has the closest words first", () => {
  expect(closeWords("calenderr", ["calenders", "calendar", "calender"]).map(({ edits }) => edits)).toEqual([
    1, 1, 2,
  ]);
});
