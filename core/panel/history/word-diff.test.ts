import { expect, it } from "vitest";
import { type DiffPart, diffWords, GAP, shorten } from "./word-diff.ts";

const show = (parts: readonly DiffPart[]) =>
  parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join("");
const diff = (before: string, after: string) => {
  const { before: old, after: current } = diffWords(before, after);
  return [show(old), show(current)];
};

it.each([
  ["School opens at 8", "School opens at 9", "School opens at [8]", "School opens at [9]"],
  ["a b c d", "a x c", "a [b] c [d]", "a [x] c"],
  ["", "New text", "", "[New text]"],
  ["Old text", "", "[Old text]", ""],
  ["same", "same", "same", "same"],
  ["fees, due", "fees due", "fees[,] due", "fees due"],
  ["one two three", "one three", "one [two] three", "one three"],
  ["सोमवार को छुट्टी है।", "मंगलवार को छुट्टी है।", "[सोमवार] को छुट्टी है।", "[मंगलवार] को छुट्टी है।"],
  [
    "First line\nSecond line",
    "First line\nThird line",
    "First line\n[Second] line",
    "First line\n[Third] line",
  ],
  ["🎉 Annual Day", "Annual Day 🎉", "[🎉] Annual Day", "Annual Day [🎉]"],
])("%j and %j", (before, after, markedBefore, markedAfter) => {
  expect(diff(before, after)).toEqual([markedBefore, markedAfter]);
});

it("both sides joined are the texts, whatever they contain", () => {
  const texts = ["", " a  b\n\nc ", "x".repeat(500), "ज़रूरी क्‍षमा", "<b>&amp;</b>", "1 2 3 4 5 6"];
  for (const before of texts) {
    for (const after of texts) {
      const found = diffWords(before, after);
      expect(found.before.map(({ text }) => text).join("")).toBe(before);
      expect(found.after.map(({ text }) => text).join("")).toBe(after);
    }
  }
});

it("finds one word in a text of 100 000 characters", () => {
  const long = "word another ".repeat(8000);
  const [, after] = diff(`${long}old end`, `${long}new end`);
  expect(after?.endsWith("[new] end")).toBe(true);
});

it("marks long texts that have little in common as a whole", () => {
  const numbers = (from: number) => Array.from({ length: 4000 }, (_, index) => from + index).join(" ");
  const found = diffWords(numbers(0), numbers(100_000));
  expect(found.before).toHaveLength(1);
});

it("shortens long unchanged text around the changes", () => {
  const long = "some words here ".repeat(40).trim();
  const { before } = diffWords(`${long} old ${long}`, `${long} new ${long}`);
  const { parts, isShortened } = shorten(before);
  const text = show(parts);
  expect(isShortened).toBe(true);
  expect(text.startsWith(GAP)).toBe(true);
  expect(text.endsWith(GAP)).toBe(true);
  expect(text).toContain("here [old] some");
  expect(text.length).toBeLessThan(250);
  expect(shorten([{ text: "short", isChanged: false }]).isShortened).toBe(false);
});
