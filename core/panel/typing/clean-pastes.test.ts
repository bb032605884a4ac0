import { expect, it } from "vitest";
import { cleanPasted } from "./clean-pastes.ts";

it.each([
  ["First line\vsecond line", "First line\nsecond line"],
  ["one page\fthe next", "one page\nthe next"],
  ["a hy\u0002phen and a \u0007bell", "a hyphen and a bell"],
  ["cells\tand\r\nlines, हिन्दी 🙂", "cells\tand\r\nlines, हिन्दी 🙂"],
])("%j is pasted as %j", (pasted, cleaned) => {
  expect(cleanPasted(pasted, true)).toBe(cleaned);
});

it("removes line breaks for a single-line field", () => {
  expect(cleanPasted("Annual\vDay", false)).toBe("Annual Day");
});
