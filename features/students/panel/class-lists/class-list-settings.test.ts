import { expect, it } from "vitest";
import { blankHeadings, readListSettings } from "./class-list-settings.ts";

it("has the requested number of blank columns, with headings where given", () => {
  expect(blankHeadings({ blanks: 4, headings: "Hindi, Maths ,,EVS, Art" })).toEqual([
    "Hindi",
    "Maths",
    "",
    "EVS",
  ]);
  expect(blankHeadings({ blanks: 2, headings: "" })).toEqual(["", ""]);
  expect(blankHeadings({ blanks: 0, headings: "1, 2" })).toEqual([]);
});

it("ignores damaged settings and those of another version", () => {
  const first = readListSettings(null);
  expect(first).toMatchObject({ blanks: 0, paper: "portrait" });
  expect(readListSettings("{")).toEqual(first);
  expect(readListSettings('"old"')).toEqual(first);
  expect(readListSettings('{"blanks":99,"paper":"A3","columns":["rollNumber"]}')).toEqual({
    ...first,
    columns: ["rollNumber"],
  });
});
