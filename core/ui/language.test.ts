import { expect, test } from "vitest";
import { languageOf } from "./language.ts";

test.each([
  ["दीपावली अवकाश: 6 से 11 नवंबर", "hi"],
  ["यश पाटीदार", "hi"],
  ["Winter timings from 23 November", undefined],
  ["Admissions open on 1 December. प्रवेश 1 दिसंबर से।", undefined],
  ["2026", undefined],
])("the language of '%s' is %s", (text, language) => {
  expect(languageOf(text, "en")).toBe(language);
});

test.each([
  ["Winter timings from 23 November", "en"],
  ["दीपावली अवकाश: 6 से 11 नवंबर", undefined],
  ["2026", undefined],
])("the language of '%s' inside of Hindi is %s", (text, language) => {
  expect(languageOf(text, "hi")).toBe(language);
});
