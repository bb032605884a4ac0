import { expect, it } from "vitest";
import { compareKeys } from "../../../../core/server/database/entries/sort-key.ts";
import { toClassKey } from "./class-key.ts";

const sorted = (texts: readonly string[]) =>
  texts.toSorted((one, other) => compareKeys(toClassKey(one), toClassKey(other)));

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
  expect(sorted(classes.toSorted())).toEqual(classes);
  expect(sorted(["Class 10", "Class 9"])).toEqual(["Class 9", "Class 10"]);
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
  expect(sorted(classes.toSorted())).toEqual(classes);
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
