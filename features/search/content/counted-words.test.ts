import { expect, it } from "vitest";
import { countedWords } from "./counted-words.ts";

it.each([
  ["Hostel", ["hostel"]],
  ["is there a hostel?", ["hostel"]],
  ["swimming, hostel!", ["swimming", "hostel"]],
  ["छात्रावास है क्या", ["छात्रावास"]],
  // The last letter of a sentence is no code.
  ["hostel.", ["hostel"]],
  // Fillers, and words that say little.
  ["where is the", []],
  ["kab hai", []],
])("of %j the words %j may be counted", (q, words) => {
  expect(countedWords(q)).toEqual(words);
});

it.each([
  "98765 43210",
  "+91-98765-43210",
  "९८७६५४३२१०",
  "ramesh.verma@mail.example",
  "https://mail.example/ramesh",
  "aarav2015",
  "MP-09-AB-1234",
  "o'neil",
  "a.b.c",
  "ab",
  "x".repeat(25),
  "अ".repeat(200),
  "one two three four five six seven eight nine",
  "😀😀😀",
])("of %j nothing may be counted", (q) => {
  expect(countedWords(q)).toEqual([]);
});
