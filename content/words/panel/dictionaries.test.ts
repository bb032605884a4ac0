import { expect, it } from "vitest";
import { BULK_ACTIONS } from "../../api/bulk-contract.ts";
import { REVISION_KINDS } from "../../api/history-contract.ts";
import { LANGUAGES } from "../languages.ts";
import { en } from "./en.ts";
import { findEnglish, hasDevanagari } from "./hi/is-hindi.ts";
import { hi } from "./hi.ts";

interface Said {
  /** Such as `dashboard.selected(5)`. */
  path: string;
  english: string;
  hindi: string;
}

/** Any property of it is a number, for functions that take their parts by name. */
const NAMED_PARTS = new Proxy(
  {},
  { get: (_parts, name) => (name === Symbol.toPrimitive || name === "toLocaleString" ? () => "5" : 5) },
);

/** None has a letter, so that what a function says is its own. */
const SAMPLES: readonly (readonly [name: string, value: unknown])[] = [
  ["1", 1],
  ["5", 5],
  ["text", "7"],
  ["list", ["7", "8"]],
  ["parts", NAMED_PARTS],
];

/** For functions that can do something with none of the above: what they may be given first. */
const CHOICES = [...BULK_ACTIONS, ...REVISION_KINDS, ...LANGUAGES, "image", "pdf", "both"].map(
  (name) => [name, name] as const,
);

type Write = (...parts: unknown[]) => unknown;

const uncalled: string[] = [];

/** Every text of both dictionaries, side by side. `translate` and `fromApi` have no text of their own. */
function readAll(english: unknown, hindi: unknown, path: string): Said[] {
  if (path === "translate" || path === "fromApi") return [];
  if (typeof english === "string") return [{ path, english, hindi: String(hindi) }];
  if (typeof english === "function") return readCalls(english as Write, hindi as Write, path);
  if (typeof english !== "object" || english === null) return [];
  return Object.entries(english).flatMap(([name, part]) =>
    readAll(part, (hindi as Record<string, unknown>)[name], path === "" ? name : `${path}.${name}`),
  );
}

function readCalls(english: Write, hindi: Write, path: string): Said[] {
  const tryAll = (samples: typeof SAMPLES, rest?: string) =>
    samples.flatMap(([name, value]) => {
      const said = [english, hindi].map((write) => callWith(write, value, rest));
      return said.includes(undefined) ? [] : readAll(said[0], said[1], `${path}(${name})`);
    });
  const said = tryAll(SAMPLES);
  const all = said.length > 0 ? said : tryAll(CHOICES, "7");
  if (all.length === 0) uncalled.push(path);
  return all;
}

/** Undefined where the value is none that the function takes. */
function callWith(write: Write, value: unknown, rest = value): unknown {
  try {
    const said = write(value, ...Array(Math.max(write.length - 1, 0)).fill(rest));
    return /undefined|NaN|Invalid Date|\[object/.test(JSON.stringify(said)) ? undefined : said;
  } catch {
    return undefined;
  }
}

const said = readAll(en, hi, "");

const placesOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join();

it("every function of the dictionaries could be called with a sample", () => {
  expect(said.length).toBeGreaterThan(0);
  expect(uncalled).toEqual([]);
});

it("the Hindi is in Devanagari wherever the English has words", () => {
  expect(
    said.filter(({ english, hindi }) => findEnglish(english).length > 0 && !hasDevanagari(hindi)),
  ).toEqual([]);
});

it("no English but names is left in the Hindi", () => {
  expect(said.filter(({ hindi }) => findEnglish(hindi).length > 0)).toEqual([]);
});

it("both languages leave the same places for elements", () => {
  expect(said.filter(({ english, hindi }) => placesOf(english) !== placesOf(hindi))).toEqual([]);
});

it("Hindi sentences end with a danda, not with a full stop", () => {
  expect(said.filter(({ hindi }) => /[\u0900-\u0963]\.(?!\.)/.test(hindi))).toEqual([]);
});
