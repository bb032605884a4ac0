import { expect, it } from "vitest";
import { compareKeys } from "../../../../core/server/database/entries/sort-key.ts";
import { readRows } from "../../../../tests/word-lists.ts";
import { toClassKey } from "./class-key.ts";

const sorted = (texts: readonly string[]) =>
  texts.toSorted((one, other) => compareKeys(toClassKey(one), toClassKey(other)));

it.each([...readRows("features/school/tests/classes-in-order.txt"), ["Class 9", "Class 10"]])(
  "sorts classes in school order, in both languages and with what follows their name: %s, %s…",
  (...classes) => {
    expect(sorted(classes.toSorted())).toEqual(classes);
  },
);

it.each(readRows("features/school/tests/class-spellings.txt"))(
  "has one position for %s, in every spelling",
  (name, ...spellings) => {
    expect(spellings.map(toClassKey)).toEqual(spellings.map(() => toClassKey(name)));
  },
);
