import { expect, it } from "vitest";
import { blankHeadings, readLook } from "./class-list-look.ts";

it("blank columns are as many as were asked for, with headings as far as there are any", () => {
  expect(blankHeadings({ blanks: 4, headings: "Hindi, Maths ,,EVS, Art" })).toEqual([
    "Hindi",
    "Maths",
    "",
    "EVS",
  ]);
  expect(blankHeadings({ blanks: 2, headings: "" })).toEqual(["", ""]);
  expect(blankHeadings({ blanks: 0, headings: "1, 2" })).toEqual([]);
});

it("what was kept by another version or is damaged does not keep the screen from opening", () => {
  const first = readLook(null);
  expect(first).toMatchObject({ blanks: 0, paper: "portrait" });
  expect(readLook("{")).toEqual(first);
  expect(readLook('"old"')).toEqual(first);
  expect(readLook('{"blanks":99,"paper":"A3","columns":["rollNumber"]}')).toEqual({
    ...first,
    columns: ["rollNumber"],
  });
});
