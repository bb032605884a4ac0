import { expect, test } from "vitest";
import { excerpt } from "./excerpt.ts";

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index + 1}`).join(" ");

test("a description of 25 words stays whole", () => {
  expect(excerpt(words(25))).toBe(words(25));
});

test("a longer description is cut to 25 words and an ellipsis", () => {
  expect(excerpt(words(26))).toBe(`${words(25)}...`);
});

test("line breaks and repeated spaces count as one gap", () => {
  expect(excerpt("  पहला\n\n दूसरा  ")).toBe("पहला दूसरा");
});

test("marks are left out", () => {
  const text =
    "## The day\n> It was **very** *long*, ***really***.\n- See [the **fees**](/fees) ![a bell](picture:1)";
  expect(excerpt(text)).toBe("The day It was very long, really. See the fees");
});

test.each(["2026. We began", "5 * 3 * 2", "2*3*4", "snake_case #hashtag", "- - -", "[1] see (below)"])(
  "'%s' has no marks",
  (text) => {
    expect(excerpt(text)).toBe(text);
  },
);
