import { expect, it } from "vitest";
import { shortName } from "./short-name.ts";

it.each([
  ["a short name whole", "Vidya Mandir", "Vidya Mandir"],
  ["the first words that fit", "Adarsh Vidya Gurukul", "Adarsh Vidya"],
  ["initials where only one word fits", "Shri Saraswati Vidya Mandir", "SSVM"],
  ["initials where no word fits", "Hermannsburgschool Primary", "HP"],
  ["the beginning of one long word", "Saraswatividyamandir", "Saraswativid"],
  ["letters of Hindi with their signs as one", "आदर्श विद्या गुरुकुल", "आदर्श विद्या गुरुकुल"],
  ["whole letters of Hindi", "शासकीयप्राथमिकविद्यालयरामपुर", "शासकीयप्राथमिकविद्यालय"],
])("shows %s", (_title, name, short) => {
  expect(shortName(name)).toBe(short);
});
