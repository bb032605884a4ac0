import { expect, it } from "vitest";
import { readRows } from "../../../tests/word-lists.ts";
import { foldText } from "./fold-hindi.ts";
import { stemOf } from "./word-stem.ts";

const stem = (word: string) => stemOf(foldText(word));

it.each(readRows("tests/words/word-forms.txt"))("%s and its other forms have one stem", (word, ...forms) => {
  for (const form of forms) expect([form, stem(form)]).toEqual([form, stem(word)]);
});

it.each([
  ["कल", "कला"],
  ["मेल", "मेला"],
  ["लड़का", "लड़की"],
  ["शिक्षक", "शिक्षा"],
  ["में", "मा"],
  ["news", "new"],
  ["bus", "bust"],
  ["exam", "example"],
  ["class", "clas"],
  ["meet", "meeting"],
])("%s and %s stay different", (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});
