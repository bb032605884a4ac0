import { expect, it } from "vitest";
import { compareKeys, toClassKey, toSortKey } from "./sort-key.ts";

const sorted = (texts: readonly string[], toKey: (text: string) => string) =>
  texts.toSorted((one, other) => compareKeys(toKey(one), toKey(other)));

it.each([
  ["numbers by their value", ["R-2", "R-10", "R-100", "S-1"]],
  ["whatever the case and the accents", ["aarav", "Asha", "ÉCOLE", "Zoë"]],
  ["Devanagari behind Latin, in the order of its letters", ["Zoya", "अनन्या", "आरव", "कविता", "खुशी", "वर्मा"]],
  ["a letter with a dot beside the one without", ["कमल", "क़मर", "खगेश"]],
  ["Devanagari digits among the others", ["2", "३", "10", "११"]],
  ["what is empty first", ["", "1", "a"]],
  ["dates by their day", ["2026-02-09", "2026-02-10", "2026-11-01"]],
  ["letters beyond the first plane last", ["ﬀ", "अ", "😀"]],
])("sorts %s", (_what, texts) => {
  expect(sorted(texts.toReversed(), toSortKey)).toEqual(texts);
});

it("sorts classes as children pass through them", () => {
  const classes = [
    "Playgroup",
    "Pre-Nursery",
    "nursery",
    "KG",
    "L.K.G.",
    "UKG",
    "1",
    "II",
    "3",
    "9",
    "X",
    "XI",
    "12",
  ];
  expect(sorted(classes.toSorted(), toClassKey)).toEqual(classes);
  expect(sorted(["Class 10", "Class 9"], toClassKey)).toEqual(["Class 9", "Class 10"]);
});

it("keeps keys short enough for an index, however many numbers a text has", () => {
  expect(toSortKey("1 ".repeat(100))).toHaveLength(200);
});
