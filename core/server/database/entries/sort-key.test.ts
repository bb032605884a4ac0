import { expect, it } from "vitest";
import { compareKeys, toSortKey } from "./sort-key.ts";

const sorted = (texts: readonly string[]) =>
  texts.toSorted((one, other) => compareKeys(toSortKey(one), toSortKey(other)));

it.each([
  ["numbers by their value", ["R-2", "R-10", "R-100", "S-1"]],
  ["whatever the case and the accents", ["aarav", "Asha", "ÉCOLE", "Zoë"]],
  ["Devanagari behind Latin, in the order of its letters", ["Zoya", "अनन्या", "आरव", "कविता", "खुशी", "वर्मा"]],
  ["a letter with a dot among those without", ["क़मर", "कमल", "ख़ुशबू", "खेमराज"]],
  [
    "Devanagari by vowel, dot, consonant, sign and conjunct",
    ["अंकित", "अनुज", "इला", "कई", "कमल", "काजल", "क्षमा", "हर्ष"],
  ],
  ["a name before those that go on from it", ["राम", "राम लाल", "रामेश्वर"]],
  ["Devanagari digits among the others", ["2", "३", "10", "११"]],
  ["what is empty first", ["", "1", "a"]],
  ["dates by their day", ["2026-02-09", "2026-02-10", "2026-11-01"]],
  ["letters beyond the first plane last", ["ﬀ", "अ", "😀"]],
])("sorts %s", (_what, texts) => {
  expect(sorted(texts.toReversed())).toEqual(texts);
});

it.each([
  ["हिन्दी", "हिंदी"],
  ["पाँचाल", "पांचाल"],
  ["ज़ाकिर", "जाकिर"],
  ["१५", "15"],
])("has one position for %s and %s", (one, other) => {
  expect(toSortKey(one)).toBe(toSortKey(other));
});

it("keeps keys short enough for an index, however many numbers a text has", () => {
  expect(toSortKey("1 ".repeat(100))).toHaveLength(200);
});
