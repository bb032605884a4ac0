import { expect, it } from "vitest";
import { committee } from "../../content/pages/committee.ts";
import { committeeNames, fittingSize, lettering, letteringWidth } from "./lettering.ts";

it("spells English from single letters", () => {
  const spelt = lettering("Class 3", 0, 0, { size: 40, fill: "#000000" });
  expect(spelt.match(/<path/g)).toHaveLength(6);
});

it("refuses Devanagari that was not shaped, rather than drawing it wrongly", () => {
  expect(() => lettering("क्षमा", 0, 0, { size: 40, fill: "#000000" })).toThrow("No lettering");
});

it("fits a line into the width of its box", () => {
  const size = fittingSize("आदर्श विद्या गुरुकुल", 300, 200);
  expect(letteringWidth("आदर्श विद्या गुरुकुल", size)).toBeCloseTo(300);
});

it("letters the same committee on the board as the page lists", () => {
  expect(
    committeeNames.map(({ hindi, english, role, roleHindi }) => [hindi, english, role, roleHindi]),
  ).toEqual(committee.map(({ nameHi, name, role, roleHi }) => [nameHi, name, role, roleHi]));
});
