import { expect, it } from "vitest";
import { AUDIT_TYPES } from "../../../content/api/audit-contract.ts";
import * as hi from "../hi.ts";
import { namesOf } from "../type-names.ts";

const { entryTable, history } = hi;

it.each([
  ["notices", 1, "1 सूचना को हटाया गया।"],
  ["notices", 5, "5 सूचनाओं को हटाया गया।"],
  ["students", 1, "1 विद्यार्थी को हटाया गया।"],
  ["students", 102_300, "1,02,300 विद्यार्थियों को हटाया गया।"],
  ["facilities", 2, "2 सुविधाओं को हटाया गया।"],
] as const)(
  "%s, %i: the noun is in the oblique case before को, and the verb fits either gender",
  (type, count, sentence) => {
    expect(entryTable.done("delete", entryTable.counted(namesOf(hi, type), count))).toBe(sentence);
  },
);

it.each([
  ["notices", "हटाई गई", "3 सूचनाएँ", "एक साथ हटाई गईं"],
  ["contacts", "हटाई गई", "3 पूछताछ", "एक साथ हटाई गईं"],
  ["galleries", "हटाई गई", "3 फ़ोटो गैलरियाँ", "एक साथ हटाई गईं"],
  ["facilities", "हटाई गई", "3 सुविधाएँ", "एक साथ हटाई गईं"],
  ["blocks", "हटाया गया", "3 लेख", "एक साथ हटाए गए"],
  ["savedReplies", "हटाया गया", "3 तैयार उत्तर", "एक साथ हटाए गए"],
  ["events", "हटाया गया", "3 कार्यक्रम", "एक साथ हटाए गए"],
  ["students", "हटाया गया", "3 विद्यार्थी", "एक साथ हटाए गए"],
  ["topStudents", "हटाया गया", "3 मेधावी विद्यार्थी", "एक साथ हटाए गए"],
  ["alumni", "हटाया गया", "3 पूर्व विद्यार्थी", "एक साथ हटाए गए"],
  ["team", "हटाया गया", "3 शिक्षक", "एक साथ हटाए गए"],
  ["committee", "हटाया गया", "3 समिति सदस्य", "एक साथ हटाए गए"],
] as const)("%s: the history and the trash use the gender of the noun", (type, deleted, batch, atOnce) => {
  const names = namesOf(hi, type);
  expect(history.kind("deleted", names)).toBe(deleted);
  expect([history.batch(names, 3), history.deletedAtOnce(names, 3)]).toEqual([batch, atOnce]);
  expect(history.deletedAtOnce(names, 1)).toBe(`एक साथ ${deleted}`);
});

it("every type has a gender", () => {
  expect(AUDIT_TYPES.filter((type) => namesOf(hi, type).noun === undefined)).toEqual([]);
});

it("names the fields that a bulk action changes, and the number of entries", () => {
  const fields = entryTable.fieldsToChange(["कक्षा", "सेक्शन"]);
  const counted = entryTable.counted(namesOf(hi, "students"), 40);
  expect(entryTable.changeFieldsOf(fields, counted)).toBe("40 विद्यार्थियों के लिए कक्षा और सेक्शन बदलें");
});
