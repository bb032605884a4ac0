import { expect, it } from "vitest";
import { foldHindi } from "./fold-hindi.ts";

it.each([
  ["हिन्दी", "हिंदी"],
  ["गङ्गा", "गंगा"],
  ["चञ्चल", "चंचल"],
  ["घण्टा", "घंटा"],
  ["घन्टा", "घंटा"],
  ["सम्पर्क", "संपर्क"],
  ["आरम्भ", "आरंभ"],
  ["पाँच", "पांच"],
  ["फ़ीस", "फीस"],
  ["\u095e\u0940\u0938", "फ\u093c\u0940\u0938"],
  ["पढ़ाई", "पढाई"],
  ["\u0929\u093e", "ना"],
  ["१५ अगस्त २०२५", "15 अगस्त 2025"],
  ["हिन्\u200dदी", "हिंदी"],
  ["क्\u200cष", "क्ष"],
])("%s and %s have the same folded spelling", (one, other) => {
  expect(foldHindi(one)).toBe(foldHindi(other));
});

it.each([
  ["सम्मान", "समान"],
  ["अन्न", "अंन"],
  ["जन्म", "जंम"],
  ["हिन", "हिं"],
  ["कल", "काल"],
])("%s and %s stay different", (one, other) => {
  expect(foldHindi(one)).not.toBe(foldHindi(other));
});

it("does not change folded text", () => {
  for (const text of ["हिन्दी १५", "Zoë O'Brien-ÉCOLE", "पढ़ाई अन्न्द"]) {
    expect(foldHindi(foldHindi(text))).toBe(foldHindi(text));
  }
});
