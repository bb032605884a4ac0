import { expect, test } from "vitest";
import { formatNumber } from "./format-number.ts";

const inIndia = new Intl.NumberFormat("en-IN");

test.each([
  0, 7, 42, 46.5, 999, 1000, 12_345.25, 45_600, 99_999, 102_300, 1_000_000, 12_345_678, 987_654_321,
])("%d is grouped as in India", (number) => {
  expect(formatNumber(number)).toBe(inIndia.format(number));
});
