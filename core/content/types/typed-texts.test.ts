import { describe, expect, it, test } from "vitest";
import type { SiteLanguages } from "../../words/languages.ts";
import { changeTexts, toStored, toTyped } from "./typed-texts.ts";

const BOTH: SiteLanguages = ["en", "hi"];
const HINDI_FIRST: SiteLanguages = ["hi", "en"];
const ENGLISH: SiteLanguages = ["en"];
const HINDI: SiteLanguages = ["hi"];

const texts = (original: string, companion = "") => ({ original, companion });

describe("a form shows", () => {
  test.each([
    [texts("Holiday", "अवकाश"), { en: "Holiday", hi: "अवकाश" }],
    [texts("Holiday"), { en: "Holiday", hi: "" }],
    [texts("अवकाश"), { en: "", hi: "अवकाश" }],
    [texts("", "अवकाश"), { en: "", hi: "अवकाश" }],
    [texts("10"), { en: "10", hi: "" }],
    [texts(""), { en: "", hi: "" }],
    // In the wrong fields, as somebody has typed them.
    [texts("अवकाश", "Holiday"), { en: "अवकाश", hi: "Holiday" }],
  ])("%j in two languages as %j", (stored, typed) => {
    expect(toTyped(stored, BOTH)).toEqual(typed);
    expect(toTyped(stored, HINDI_FIRST)).toEqual(typed);
  });

  test.each([
    [texts("Holiday", "अवकाश"), "Holiday", "अवकाश"],
    [texts("PTM"), "PTM", "PTM"],
    [texts("अवकाश"), "अवकाश", "अवकाश"],
    [texts("", "अवकाश"), "अवकाश", "अवकाश"],
  ])("%j in one language as '%s' or '%s'", (stored, en, hi) => {
    expect(toTyped(stored, ENGLISH)).toEqual({ en });
    expect(toTyped(stored, HINDI)).toEqual({ hi });
  });
});

test.each([
  [{ en: "Holiday", hi: "अवकाश" }, texts("Holiday", "अवकाश")],
  [{ en: "Holiday", hi: " " }, texts("Holiday")],
  [{ en: "", hi: "अवकाश" }, texts("अवकाश")],
  [{ hi: "अवकाश" }, texts("अवकाश")],
  [{ en: "", hi: "" }, texts("")],
])("%j is stored as %j", (typed, stored) => {
  expect(toStored(typed)).toEqual(stored);
});

describe("an edit", () => {
  it("adds the second language to a single text", () => {
    expect(changeTexts(texts("अवकाश"), { en: "Holiday", hi: "अवकाश" }, BOTH)).toEqual(
      texts("Holiday", "अवकाश"),
    );
  });

  it("leaves unchanged texts as they are, also those that the form does not show", () => {
    const stored = texts("Holiday", "अवकाश");
    expect(changeTexts(stored, { hi: "अवकाश " }, HINDI)).toEqual(stored);
    expect(changeTexts(stored, { en: "Holiday" }, ENGLISH)).toEqual(stored);
    expect(changeTexts(texts("", "अवकाश"), { en: "", hi: "अवकाश" }, BOTH)).toEqual(texts("", "अवकाश"));
  });

  it("in one language replaces both texts", () => {
    expect(changeTexts(texts("Closed on 5 May", "5 मई को बंद"), { hi: "6 मई को बंद" }, HINDI)).toEqual(
      texts("6 मई को बंद"),
    );
    expect(changeTexts(texts("Holiday", "अवकाश"), { hi: "" }, HINDI)).toEqual(texts(""));
  });

  it("moves what is left to the original field", () => {
    expect(changeTexts(texts("Holiday", "अवकाश"), { en: "", hi: "अवकाश" }, BOTH)).toEqual(texts("अवकाश"));
  });
});
