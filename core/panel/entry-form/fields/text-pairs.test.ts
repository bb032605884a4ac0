import { describe, expect, it, test } from "vitest";
import { notices } from "../../../../features/notices/content/notices.ts";
import { committee } from "../../../../features/people/content/committee.ts";
import { translatedFields } from "../../../content/types/companions.ts";
import type { SiteLanguages } from "../../../words/languages.ts";
import { findPair, inputsOf, placeErrors, writeStoredTexts } from "./text-pairs.ts";

const TITLE = { original: "title", companion: "titleHi" } as const;
const NOTICE = translatedFields(notices);

function send(
  typed: Record<string, string>,
  languages: SiteLanguages,
  stored: Record<string, string> = {},
): Record<string, unknown> {
  const body = new FormData();
  for (const [name, value] of Object.entries(typed)) body.set(name, value);
  writeStoredTexts(body, NOTICE, languages, (name) => stored[name] ?? "");
  return Object.fromEntries(body);
}

test.each([
  [
    ["en", "hi"],
    ["title en", "titleHi hi"],
  ],
  [
    ["hi", "en"],
    ["titleHi hi", "title en"],
  ],
  [["hi"], ["title hi"]],
  [["en"], ["title en"]],
] as const)("with the languages %j the inputs are %j", (languages, inputs) => {
  expect(
    inputsOf(TITLE, languages as SiteLanguages).map(({ name, language }) => `${name} ${language}`),
  ).toEqual(inputs);
});

it("finds the pair of either field", () => {
  expect(findPair(notices, "descriptionHi")).toMatchObject({ original: "description" });
  expect(findPair(committee, "name")).toMatchObject({ companion: "nameHi" });
  expect(findPair(notices, "date")).toBeUndefined();
});

describe("a form sends", () => {
  it("a single Hindi text as the original", () => {
    expect(send({ title: "", titleHi: "अवकाश", date: "2026-11-18" }, ["hi", "en"])).toEqual({
      title: "अवकाश",
      titleHi: "",
      date: "2026-11-18",
    });
  });

  it("one text at a school with one language, without its old translation", () => {
    const stored = { title: "Holiday", titleHi: "अवकाश" };
    expect(send({ title: "नया अवकाश" }, ["hi"], stored)).toEqual({ title: "नया अवकाश", titleHi: "" });
    expect(send({ title: "अवकाश" }, ["hi"], stored)).toEqual(stored);
  });

  it("nothing for texts that it does not show", () => {
    expect(send({ date: "" }, ["en", "hi"])).toEqual({ date: "" });
  });
});

describe("an error of a text", () => {
  const errors = { title: "Title is required", date: "Not a date" };
  const at = (languages: SiteLanguages, filled: readonly string[]) =>
    Object.keys(placeErrors(errors, NOTICE, languages, (name) => !filled.includes(name)));

  it("is at the first input if all are empty", () => {
    expect(at(["en", "hi"], [])).toEqual(["title", "date"]);
    expect(at(["hi", "en"], [])).toEqual(["titleHi", "date"]);
    expect(at(["hi"], [])).toEqual(["title", "date"]);
  });

  it("is at the input with the text", () => {
    expect(at(["en", "hi"], ["titleHi"])).toEqual(["titleHi", "date"]);
    expect(at(["hi", "en"], ["title"])).toEqual(["title", "date"]);
    expect(at(["en", "hi"], ["title", "titleHi"])).toEqual(["title", "date"]);
  });
});
