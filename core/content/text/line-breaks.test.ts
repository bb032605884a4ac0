import { expect, it } from "vitest";
import { withLineFeeds } from "./line-breaks.ts";

it("every line break becomes LF", () => {
  expect(withLineFeeds("a\r\nb\rc\nd\r\r\ne")).toBe("a\nb\nc\nd\n\ne");
});

it("only the texts of a JSON value change", () => {
  const value = { text: "a\r\nb", list: ["c\rd", 1, null], part: { isOn: true, none: null } };
  expect(withLineFeeds(value)).toEqual({
    text: "a\nb",
    list: ["c\nd", 1, null],
    part: { isOn: true, none: null },
  });
});
