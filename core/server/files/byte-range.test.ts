import { expect, it } from "vitest";
import { findByteRange } from "./byte-range.ts";

it.each([
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=10-19", { start: 10, end: 19 }],
  ["bytes=90-", { start: 90, end: 99 }],
  ["bytes=90-1000", { start: 90, end: 99 }],
  ["bytes=-10", { start: 90, end: 99 }],
  ["bytes=-1000", { start: 0, end: 99 }],
])("%s of 100 bytes is a part", (header, range) => {
  expect(findByteRange(header, 100)).toEqual(range);
});

it.each(["bytes=100-", "bytes=100-200", "bytes=-0", "bytes=999999999999999-"])(
  "%s of 100 bytes cannot be satisfied",
  (header) => {
    expect(findByteRange(header, 100)).toBe("unsatisfiable");
  },
);

it.each([
  undefined,
  "",
  "bytes=",
  "bytes=-",
  "bytes=9-3",
  "bytes=a-b",
  "bytes=0-1,5-6",
  "items=0-1",
  "bytes=1.5-2",
])("%s asks for the whole file", (header) => {
  expect(findByteRange(header, 100)).toBeUndefined();
});
