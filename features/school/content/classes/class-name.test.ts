import { describe, expect, it } from "vitest";
import { readRows } from "../../../../tests/word-lists.ts";
import { letterOfSection } from "./class-in-hindi.ts";
import { classNameOf, nameOfClass, nameOfSection } from "./class-name.ts";

const own = (en: string | null, hi: string | null) => ({ name: { en, hi } });

describe("the name of a class in Hindi", () => {
  it.each(readRows("features/school/tests/class-names.txt"))("%s is %s", (stored, name) => {
    expect(nameOfClass([], stored, "hi")).toBe(name);
  });

  it.each(["Ruby House", "Little Stars 2", "2024", "Science", "A", "", "पाँचवीं", "शिशु वर्ग", "5 मौसम", "😀 5"])(
    "%s stays as the school wrote it",
    (stored) => {
      expect(nameOfClass([], stored, "hi")).toBe(stored);
    },
  );

  it("comes first from the school's own list, without the word for class", () => {
    const classes = [own("Nursery", "शिशु"), own("LKG", null), own("3", "कक्षा तीन"), own(null, "चौथी")];
    expect(["Nursery", "LKG", "3", "चौथी"].map((stored) => nameOfClass(classes, stored, "hi"))).toEqual([
      "शिशु",
      "एलकेजी",
      "तीन",
      "चौथी",
    ]);
  });

  it("in English is that of the school's list, or else as stored", () => {
    const classes = [own("Nursery", "शिशु"), own(null, "चौथी")];
    expect(["शिशु", "चौथी", "Class 3"].map((stored) => nameOfClass(classes, stored, "en"))).toEqual([
      "Nursery",
      "चौथी",
      "Class 3",
    ]);
  });
});

it.each([
  ["A", "ए"],
  ["b", "बी"],
  ["Z", "ज़ेड"],
  ["A1", "ए1"],
  ["Rose", "रोज़"],
  ["RED", "रेड"],
  ["Sandipani", "Sandipani"],
  ["अ", "अ"],
  ["1", "1"],
  ["", ""],
])("the section %s is %s in Hindi", (stored, name) => {
  expect(nameOfSection(stored, "hi")).toBe(name);
  expect(nameOfSection(stored, "en")).toBe(stored);
});

it("a section that is written as it sounds has its letter", () => {
  expect(["ए", "बी", "एफ", "एफ़", "ज़ेड", "अ", "रोज़", "A"].map(letterOfSection)).toEqual([
    ...["A", "B", "F", "F", "Z"],
    ...[undefined, undefined, undefined],
  ]);
});

it.each([
  [{ en: "Class 3", hi: null }, "कक्षा 3"],
  [{ en: "Classes 3 to 5", hi: null }, "कक्षा 3 से 5"],
  [{ en: "Nursery, LKG & UKG", hi: null }, "नर्सरी, एलकेजी और यूकेजी"],
  [{ en: "Class 11 (Arts)", hi: null }, "कक्षा 11 (कला)"],
  [{ en: "6–8", hi: null }, "6–8"],
  [{ en: "Class 3", hi: "तीसरी" }, "तीसरी"],
  [{ en: "The whole school", hi: null }, null],
  [{ en: null, hi: null }, null],
])("the Hindi of %j on a page is %s", (name, hindi) => {
  expect(classNameOf(name)).toEqual({ en: name.en, hi: hindi });
});
