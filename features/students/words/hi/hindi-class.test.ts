import { expect, it } from "vitest";
import { hindiClass } from "./hindi-class.ts";

it.each([
  ["3", "कक्षा 3"],
  ["नर्सरी", "कक्षा नर्सरी"],
  ["11 वाणिज्य", "कक्षा 11 वाणिज्य"],
  ["पहली", "पहली कक्षा"],
  ["पाँचवीं", "पाँचवीं कक्षा"],
  ["5वीं", "5वीं कक्षा"],
])("a class named %s is %s", (name, shown) => {
  expect(hindiClass(name)).toBe(shown);
});
