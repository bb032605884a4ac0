import { expect, it } from "vitest";
import { compareKeys } from "../../../../core/server/database/entries/sort-key.ts";
import { orderClasses } from "./student-order.ts";

const sorted = (listed: readonly string[], names: readonly string[]) => {
  const classKey = orderClasses(listed.map((name) => ({ name: { en: name, hi: null } })));
  return names.toSorted().toSorted((one, other) => compareKeys(classKey(one), classKey(other)));
};

it("without a list, classes are in school order", () => {
  const names = ["Nursery", "LKG", "UKG", "1", "2", "10"];
  expect(sorted([], names)).toEqual(names);
});

it("classes follow the school's own list", () => {
  const names = ["Balvatika", "UKG", "1", "11 Science", "11 Arts"];
  expect(sorted(names, names)).toEqual(names);
  expect(sorted(names.toReversed(), names)).toEqual(names.toReversed());
});

it("a class is found in the list in any spelling or language", () => {
  const classKey = orderClasses([
    { name: { en: "Nursery", hi: "नर्सरी" } },
    { name: { en: "5", hi: "पाँचवीं" } },
  ]);
  expect(new Set(["5", "V", "Class 5", "पाँचवीं", "कक्षा ५"].map(classKey)).size).toBe(1);
});

it("a class that is not in the list follows the classes before it", () => {
  expect(
    sorted(
      ["Balvatika", "1", "2", "10"],
      ["Nursery", "Balvatika", "1", "1 B", "2", "9", "10", "11", "Music"],
    ),
  ).toEqual(["Nursery", "Balvatika", "1", "1 B", "2", "9", "10", "11", "Music"]);
});
