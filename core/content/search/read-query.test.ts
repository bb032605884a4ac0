import { expect, it } from "vitest";
import { factsFor, readQuery, shorterQueries, titleKey, toExpression } from "./read-query.ts";
import { MARKS } from "./search-tokens.ts";

const wordsOf = (terms: ReturnType<typeof readQuery>) => terms.map(({ words }) => words.join(" "));
const facts = (q: string) => factsFor(readQuery(q), new Set(["ujjain"]));

it("fillers are left out, and words that belong together stay together", () => {
  expect(wordsOf(readQuery("What are the fees of the school?"))).toEqual(["fees"]);
  expect(wordsOf(readQuery("exam time table kab aayega"))).toEqual(["exam time table", "aayega"]);
  expect(wordsOf(readQuery("फोन नंबर"))).toEqual(["फोन नंबर"]);
  expect(wordsOf(readQuery("school"))).toEqual(["school"]);
  expect(readQuery("😀 ... \u200d")).toEqual([]);
});

it("a known word is found by its forms and by other words for it, not by words that begin with it", () => {
  const typed = JSON.stringify(toExpression(readQuery("van"), MARKS.text, "typed"));
  expect(typed.match(/"token":"[^"]*"/g)).toEqual(['"token":"=van"']);
  const meaning = JSON.stringify(toExpression(readQuery("van"), MARKS.title, "meaning"));
  for (const token of ["!=bus", "!=बस", "!=transport"]) expect(meaning).toContain(`"${token}"`);
  expect(meaning).not.toContain("isBeginning");
  expect(JSON.stringify(toExpression(readQuery("vand"), MARKS.text, "typed"))).toContain(
    '"isBeginning":true',
  );
});

it("the sound of a word counts only at the last level", () => {
  expect(JSON.stringify(toExpression(readQuery("chhuttee"), MARKS.text, "meaning"))).not.toContain("अवकाश");
  const heard = JSON.stringify(toExpression(readQuery("chhuttee"), MARKS.text, "sound"));
  for (const token of ["=अवकाश", "~cuti"]) expect(heard).toContain(`"${token}"`);
});

it("a search that finds nothing is shortened to what it is about", () => {
  const shorter = (q: string) => shorterQueries(readQuery(q)).map(wordsOf);
  expect(shorter("fees for class 7")).toEqual([["fees", "7"], ["fees"]]);
  expect(shorter("museum date")).toEqual([["museum"]]);
  expect(shorter("exam holiday")).toEqual([]);
  expect(shorter("qwerty asdfgh")).toEqual([]);
  expect(shorter("qwerty date")).toEqual([["qwerty"]]);
});

it("a search that asks for nothing else is answered with the details of the school", () => {
  expect(facts("phone number")).toEqual(["phone"]);
  expect(facts("ujjain school ka phone number")).toEqual(["phone"]);
  expect(facts("office time")).toEqual(["hours"]);
  expect(facts("school kab khulta hai")).toEqual(["timings", "hours"]);
  expect(facts("principal name")).toEqual(["principal"]);
  for (const q of ["bus timing", "exam date", "kamla bai phone number", "class", "qwerty"]) {
    expect([q, facts(q)]).toEqual([q, []]);
  }
});

it("titles are compared without case, forms and punctuation", () => {
  expect(titleKey("Half-Yearly Examinations")).toBe(titleKey("half yearly: examination"));
});
