import { expect, it } from "vitest";
import { readNumber } from "./setting-parts.tsx";

it("numbers are read in the digits of either script", () => {
  expect(["30", "३०", "30 seats", "123456", ""].map((typed) => readNumber(typed, 4))).toEqual([
    30,
    30,
    30,
    1234,
    null,
  ]);
});
