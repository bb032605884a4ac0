import { expect, it } from "vitest";
import { compareKeys, toClassKey, toSortKey } from "./sort-key.ts";

const sorted = (texts: readonly string[], toKey: (text: string) => string) =>
  texts.toSorted((one, other) => compareKeys(toKey(one), toKey(other)));

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
  expect(sorted(texts.toReversed(), toSortKey)).toEqual(texts);
});

it("sorts classes in school order", () => {
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

it("sorts classes equally in both languages, including what follows their name", () => {
  const classes = [
    "प्ले ग्रुप",
    "प्री-नर्सरी",
    "नर्सरी",
    "के.जी.",
    "एल.के.जी.",
    "LKG B",
    "यू.के.जी.",
    "पहली",
    "कक्षा 2",
    "तृतीय",
    "चौथी कक्षा",
    "V",
    "कक्षा ५-ब",
    "6th",
    "7वीं",
    "अष्टम",
    "Class 9",
    "दसवीं",
    "11 Science",
    "ग्यारहवीं वाणिज्य",
    "XII",
    "Hostel",
    "छात्रावास",
  ];
  expect(sorted(classes.toSorted(), toClassKey)).toEqual(classes);
});

it.each([
  [
    "5",
    [
      "V",
      "v",
      "Class 5",
      "class5",
      "Std. V",
      "5th",
      "कक्षा 5",
      "कक्षा ५",
      "पाँचवीं",
      "पांचवी",
      "पंचम",
      "5वीं",
      "पाँचवीं कक्षा",
    ],
  ],
  ["10", ["X", "दसवीं", "दशम", "Class X", "tenth"]],
  ["Nursery", ["नर्सरी", "NURSERY", "नर्सरी कक्षा"]],
  ["LKG", ["L.K.G.", "एल.के.जी.", "एलकेजी", "एल के जी", "KG-1", "KG I", "के.जी. १"]],
  ["UKG", ["U.K.G", "यू.के.जी.", "यूकेजी", "KG 2"]],
  ["कक्षा 8 अ", ["8 अ", "VIII-अ", "आठवीं (अ)"]],
])("has one position for %s, in every spelling", (name, spellings) => {
  expect(spellings.map(toClassKey)).toEqual(spellings.map(() => toClassKey(name)));
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
