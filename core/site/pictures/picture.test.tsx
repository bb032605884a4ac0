import { expect, test } from "vitest";
import { findInitials } from "./picture.tsx";

test.each([
  ["Dr Sudha Vyas", "SV"],
  ["shri harish chandra mehta", "HM"],
  ["श्रीमती कविता मिश्रा", "कमि"],
  ["Madonna", "M"],
  ["  ", ""],
])("the initials of '%s' are '%s'", (person, initials) => {
  expect(findInitials(person)).toBe(initials);
});
