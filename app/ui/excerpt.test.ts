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
