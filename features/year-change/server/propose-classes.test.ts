import { expect, it } from "vitest";
import { nameOfClass, proposeNextClass } from "./propose-classes.ts";

const both = (en: string | null, hi: string | null = en) => ({ name: { en, hi } });

const SCHOOL = [
  both("Nursery", "नर्सरी"),
  both("LKG", "एल.के.जी."),
  both("UKG", "यू.के.जी."),
  both("1"),
  both("Class 2", "कक्षा 2"),
  both("11 Commerce"),
  both("11 Science"),
  both("12 Commerce"),
  both("12 Science"),
];

it.each([
  ["Nursery", "LKG"],
  ["नर्सरी", "एल.के.जी."],
  ["L.K.G.", "UKG"],
  ["UKG", "1"],
  ["I", "Class 2"],
  ["class 2", "11 Commerce"],
  ["11 Commerce", "12 Commerce"],
  ["11 (Science)", "12 Science"],
  ["12 Commerce", null],
  ["12 Science", null],
  ["7", undefined],
  ["", undefined],
])("the children of %s go to %s", (from, to) => {
  expect(proposeNextClass(SCHOOL, from)).toBe(to);
});

it("follows the list if classes have custom names", () => {
  const own = [both("Bal Vatika 1"), both("Bal Vatika 2"), both("Arun"), both("Uday")];
  expect(own.map((each) => proposeNextClass(own, nameOfClass(each)))).toEqual([
    "Bal Vatika 2",
    "Arun",
    "Uday",
    null,
  ]);
});

it("names a class in its language", () => {
  const list = [both(null, "प्रथम"), both("2", null)];
  expect(proposeNextClass(list, "प्रथम")).toBe("2");
  expect(nameOfClass(both(null, "प्रथम"))).toBe("प्रथम");
});
