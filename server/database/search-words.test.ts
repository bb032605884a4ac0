import { expect, test } from "vitest";
import { excerptAround, findWords, markWords, searchWords } from "./search-words.ts";

test.each([
  ["Half-Yearly EXAM, 8:30", ["half", "yearly", "exam", "8", "30"]],
  ["हिन्दी हिंदी", ["हिंदी"]],
  ["ज़रूरी जरूरी, १५ अगस्त", ["जरूरी", "15", "अगस्त"]],
  ["क्\u200dष\u00ad", ["क्ष"]],
  ["Résumé e\u0301t\u00e9", ["résumé", "été"]],
  [`"a" OR b* NEAR(c) -d ^e title:f \\ ' \0g`, ["a", "or", "b", "near", "c", "d", "e", "title", "f", "g"]],
  ["😀🎉 ... \ud800 \u200d", []],
])("the words of %j are looked up as %j", (text, words) => {
  expect(searchWords(text)).toEqual(words);
});

test("an overlong word is known by its beginning", () => {
  const [word = ""] = searchWords("अ".repeat(100_000));
  expect(word).toHaveLength(64);
  expect(searchWords("😀x".repeat(3) + "𝒳".repeat(100)).every((each) => each.isWellFormed())).toBe(true);
});

test("whole words are marked if they begin with a searched word", () => {
  expect(markWords("Fees: शुल्कों की सूची, coffee", searchWords("fee शुल्क"))).toEqual([
    { text: "Fees", isFound: true },
    { text: ": ", isFound: false },
    { text: "शुल्कों", isFound: true },
    { text: " की सूची, coffee", isFound: false },
  ]);
});

test("the parts together are the original text", () => {
  const text = "ज़रूरी <b>हिन्दी</b> सूचना, १५ अगस्त…";
  const joined = markWords(text, searchWords("हिंदी 15 जरूरी"));
  expect(joined.map((part) => part.text).join("")).toBe(text);
  expect(joined.filter(({ isFound }) => isFound).map((part) => part.text)).toEqual(["ज़रूरी", "हिन्दी", "१५"]);
});

test("finds which of several words a text has, and the position of the first", () => {
  expect(findWords("Sports day on Friday", ["day", "fri", "holi"])).toEqual({
    found: new Set(["day", "fri"]),
    first: 7,
  });
  expect(findWords("Nothing", ["day"])).toEqual({ found: new Set(), first: -1 });
});

const textOf = (parts: { text: string }[]) => parts.map(({ text }) => text).join("");

test("an excerpt is the text around the first match, in whole words and on one line", () => {
  const text = `${"before ".repeat(100)}\n\n  the exam\nbegins ${"after ".repeat(100)}`;
  const excerpt = textOf(excerptAround(text, ["exam"]));
  expect(excerpt).toMatch(/^… before .*before the exam begins after .*after …$/);
  expect(excerpt.length).toBeLessThan(220);
  expect(textOf(excerptAround("A short text.", ["exam"]))).toBe("A short text.");
  expect(excerptAround("", ["exam"])).toEqual([]);
});

test("an excerpt of a text without spaces contains the match and whole characters", () => {
  const excerpt = excerptAround(`${"-".repeat(500)}exam${"-".repeat(500)}`, ["exam"]);
  expect(excerpt.find(({ isFound }) => isFound)?.text).toBe("exam");
  expect(textOf(excerptAround("😀".repeat(500), ["x"])).isWellFormed()).toBe(true);
});
