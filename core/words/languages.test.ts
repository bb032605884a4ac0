import { expect, test } from "vitest";
import { languagesOf, pageAddress, readLanguagePath } from "./languages.ts";

test.each([
  [null, "/about", "en", "/about"],
  [null, "/about", "hi", "/hi/about"],
  [null, "/", "hi", "/hi"],
  [null, "/#notices", "hi", "/hi/#notices"],
  ["hi-en", "/about", "hi", "/about"],
  ["hi-en", "/about", "en", "/en/about"],
  ["hi", "/", "hi", "/"],
] as const)("with the languages %s, %s is in %s at %s", (choice, path, language, address) => {
  expect(pageAddress(path, language, languagesOf(choice))).toBe(address);
});

const at = (language: string, path: string) => ({ language, path, hasMoved: false });
const moved = (language: string, path: string) => ({ language, path, hasMoved: true });

test.each([
  [null, "/", at("en", "/")],
  [null, "/about", at("en", "/about")],
  [null, "/hi", at("hi", "/")],
  [null, "/hi/about", at("hi", "/about")],
  [null, "/hi/hi", at("hi", "/hi")],
  [null, "/history", at("en", "/history")],
  [null, "/en/about", moved("en", "/about")],
  ["hi-en", "/about", at("hi", "/about")],
  ["hi-en", "/en/about", at("en", "/about")],
  ["hi-en", "/hi/about", moved("hi", "/about")],
  ["en", "/hi/about", moved("en", "/about")],
  ["hi", "/en", moved("hi", "/")],
] as const)("with the languages %s, %s leads to %j", (choice, path, found) => {
  expect(readLanguagePath(path, languagesOf(choice))).toEqual(found);
});

test.each(["/hi//other.example", "/en//other.example", "/en/\\other.example"])(
  "the rest after a prefix cannot lead to another site: %s",
  (path) => {
    expect(readLanguagePath(path, languagesOf(null))).toEqual(at("en", path));
  },
);
