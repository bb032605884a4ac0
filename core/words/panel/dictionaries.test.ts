import { expect, it } from "vitest";
import { findDisagreements } from "../../../tests/hindi-agreement.ts";
import { findEnglish, hasDevanagari } from "../../../tests/is-hindi.ts";
import { AUDIT_ACTIONS } from "../../content/api/audit-contract.ts";
import { BULK_ACTIONS } from "../../content/api/bulk-contract.ts";
import { REVISION_KINDS } from "../../content/api/history-contract.ts";
import { WORDS } from "../index.ts";
import { LANGUAGES } from "../languages.ts";
import * as en from "./en.ts";
import * as hi from "./hi.ts";

interface TextPair {
  /** Such as `dashboard.selected(5)`. */
  path: string;
  english: string;
  hindi: string;
}

/** Returns a number for every property, for functions with named parameters. */
const NAMED_PARTS = new Proxy(
  {},
  { get: (_parts, name) => (name === Symbol.toPrimitive || name === "toLocaleString" ? () => "5" : 5) },
);

/** No sample has letters, so that all letters come from the function. */
const SAMPLES: readonly (readonly [name: string, value: unknown])[] = [
  ["1", 1],
  ["5", 5],
  ["text", "7"],
  ["list", ["7", "8"]],
  ["parts", NAMED_PARTS],
];

/** First arguments for functions that accept none of the samples. */
const CHOICES = [
  ...BULK_ACTIONS,
  ...AUDIT_ACTIONS,
  ...REVISION_KINDS,
  ...LANGUAGES,
  "image",
  "pdf",
  "both",
].map((name) => [name, name] as const);

type Write = (...parts: unknown[]) => unknown;

const uncalled: string[] = [];

/** Not texts: the language of the dictionary, and the functions that write messages. */
const WITHOUT_TEXT = ["language", "writeMessage", "fromApi"];

/** Every text of both dictionaries side by side. */
function readAll(english: unknown, hindi: unknown, path: string): TextPair[] {
  if (WITHOUT_TEXT.includes(path)) return [];
  if (typeof english === "string") return [{ path, english, hindi: String(hindi) }];
  if (typeof english === "function") return readCalls(english as Write, hindi as Write, path);
  if (typeof english !== "object" || english === null) return [];
  return Object.entries(english).flatMap(([name, part]) =>
    readAll(part, (hindi as Record<string, unknown>)[name], path === "" ? name : `${path}.${name}`),
  );
}

function readCalls(english: Write, hindi: Write, path: string): TextPair[] {
  const tryAll = (samples: typeof SAMPLES, rest?: unknown) =>
    samples.flatMap(([name, value]) => {
      const texts = [english, hindi].map((write) => callWith(write, value, rest));
      return texts.includes(undefined) ? [] : readAll(texts[0], texts[1], `${path}(${name})`);
    });
  const texts = tryAll(SAMPLES);
  const chosen = texts.length > 0 ? texts : tryAll(CHOICES, "7");
  const all = chosen.length > 0 ? chosen : tryAll(CHOICES, NAMED_PARTS);
  if (all.length === 0) uncalled.push(path);
  return all;
}

/** Undefined if the function does not accept the value. */
function callWith(write: Write, value: unknown, rest = value): unknown {
  try {
    const texts = write(value, ...Array(Math.max(write.length - 1, 0)).fill(rest));
    return /undefined|NaN|Invalid Date|\[object/.test(JSON.stringify(texts)) ? undefined : texts;
  } catch {
    return undefined;
  }
}

const texts = readAll(en, hi, "");
const publicTexts = readAll(WORDS.en, WORDS.hi, "public");

const placesOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join();

it("every function of the dictionaries accepts a sample", () => {
  expect(texts.length).toBeGreaterThan(0);
  expect(uncalled).toEqual([]);
});

it("the Hindi is in Devanagari wherever the English has words", () => {
  // " of 7" is ": 7", and the names of entries are among the samples.
  const hasNoWords = (hindi: string) => /^[:\d, ]+$/.test(hindi);
  expect(
    texts.filter(
      ({ english, hindi }) => findEnglish(english).length > 0 && !hasDevanagari(hindi) && !hasNoWords(hindi),
    ),
  ).toEqual([]);
});

it("the Hindi contains no English except names", () => {
  expect(texts.filter(({ hindi }) => findEnglish(hindi).length > 0)).toEqual([]);
});

/** For several only, or another parameter says whether it is one. */
const NOT_FOR_ONE =
  /^(uploads\.movedMany|consentSlips\.tooMany|studentPhotos\.tooMany)\(1\)|^public\.students\.found/;

it("nouns and verbs agree with their number in Hindi", () => {
  const counted = [...texts, ...publicTexts].filter(
    ({ path, hindi }) => /\d/.test(hindi) && !NOT_FOR_ONE.test(path),
  );
  expect(counted.length).toBeGreaterThan(200);
  expect(
    counted.flatMap(({ path, hindi }) => findDisagreements(hindi).map((found) => `${path}: ${found}`)),
  ).toEqual([]);
  expect(WORDS.hi.students.found("1", true, "x")).toContain("1 विद्यार्थी मिला");
  expect(WORDS.hi.students.found("5", false, "x")).toContain("5 विद्यार्थी मिले");
});

it.each(["1 विद्यार्थियों का विवरण", "1 मिले", "1 सहमतियों की अवधि", "5 फ़ोटो सहेजी गई", "5 विद्यार्थी नहीं दिखता"])(
  "%s is not accepted",
  (text) => {
    expect(findDisagreements(text.normalize("NFC"))).not.toEqual([]);
  },
);

it("both languages have the same placeholders for elements", () => {
  expect(texts.filter(({ english, hindi }) => placesOf(english) !== placesOf(hindi))).toEqual([]);
});

it("Hindi sentences end with a danda, not with a full stop", () => {
  expect(texts.filter(({ hindi }) => /[\u0900-\u0963]\.(?!\.)/.test(hindi))).toEqual([]);
});
