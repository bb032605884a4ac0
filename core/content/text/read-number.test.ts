import { expect, it } from "vitest";
import { readNumber, readPhone } from "./read-number.ts";

it.each([
  ["98260 00000", "98260 00000"],
  ["९८२६० ०००००", "98260 00000"],
  ["+९१ ९८२६०-०००००", "+91 98260-00000"],
  ["९८२60–०००००", "98260-00000"],
  [" \u202a+91 98260 00000\u202c ", "+91 98260 00000"],
  ["98260\u200d00000", "9826000000"],
  ["फ़ोन", "फ़ोन"],
  ["", ""],
])("the telephone number %j is stored as %j", (typed, stored) => {
  expect(readPhone(typed)).toBe(stored);
});

it.each([
  ["8800", 8800],
  ["८,८००", 8800],
  ["रु. ८८००/-", 8800],
  ["९७.५", 97.5],
  ["", Number.NaN],
  ["आठ", Number.NaN],
])("the number %j is %d", (typed, number) => {
  expect(readNumber(typed)).toBe(number);
});
