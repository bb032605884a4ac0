import { expect, it } from "vitest";
import * as hi from "../hi.ts";

const { entryNames, entryTable } = hi;

it.each([
  ["notices", 1, "1 सूचना को हटाया गया।"],
  ["notices", 5, "5 सूचनाओं को हटाया गया।"],
  ["students", 1, "1 विद्यार्थी को हटाया गया।"],
  ["students", 102_300, "1,02,300 विद्यार्थियों को हटाया गया।"],
  ["facilities", 2, "2 सुविधाओं को हटाया गया।"],
] as const)(
  "%s, %i: the noun is in the oblique case before को, and the verb fits either gender",
  (type, count, sentence) => {
    expect(entryTable.done("delete", entryTable.counted(entryNames[type], count))).toBe(sentence);
  },
);

it("names the fields that a bulk action changes, and the number of entries", () => {
  const fields = entryTable.fieldsToChange(["कक्षा", "सेक्शन"]);
  const counted = entryTable.counted(entryNames.students, 40);
  expect(entryTable.changeFieldsOf(fields, counted)).toBe("40 विद्यार्थियों के लिए कक्षा और सेक्शन बदलें");
});
