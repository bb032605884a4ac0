import { describe, expect, it } from "vitest";
import { readDays } from "./read-days.ts";

const YEAR = 2026;

describe("one day", () => {
  it.each([
    ["15/08/2026", "2026-08-15"],
    ["15-8-26", "2026-08-15"],
    ["15.08.2026", "2026-08-15"],
    ["2026-08-15", "2026-08-15"],
    ["15 Aug 2026", "2026-08-15"],
    ["15-Aug-26", "2026-08-15"],
    ["15th August, 2026", "2026-08-15"],
    ["August 15, 2026", "2026-08-15"],
    ["15 Aug", "2026-08-15"],
    ["Aug 15", "2026-08-15"],
    ["15/8", "2026-08-15"],
    ["26 Jan", "2027-01-26"],
    ["31 March", "2027-03-31"],
    ["1 April", "2026-04-01"],
    ["15 अगस्त", "2026-08-15"],
    ["१५ अगस्त २०२६", "2026-08-15"],
    ["१५/०८/२०२६", "2026-08-15"],
    ["Saturday, 15 Aug 2026", "2026-08-15"],
    ["15 Aug 2026 (Sat)", "2026-08-15"],
    ["शनिवार 15 अगस्त", "2026-08-15"],
    ["46249", "2026-08-15"],
  ])("%s", (text, day) => {
    expect(readDays(text, YEAR)).toEqual({ from: day, to: day });
  });
});

describe("a span of days", () => {
  it.each([
    ["10–14 Nov 2026", "2026-11-10", "2026-11-14"],
    ["10 - 14 November", "2026-11-10", "2026-11-14"],
    ["10th to 14th Nov 2026", "2026-11-10", "2026-11-14"],
    ["10 Nov - 14 Nov 2026", "2026-11-10", "2026-11-14"],
    ["10/11/2026 - 14/11/2026", "2026-11-10", "2026-11-14"],
    ["10-11-26 to 14-11-26", "2026-11-10", "2026-11-14"],
    ["10/11 to 14/11/2026", "2026-11-10", "2026-11-14"],
    ["10 से 14 नवंबर 2026 तक", "2026-11-10", "2026-11-14"],
    ["28 Dec to 3 Jan 2027", "2026-12-28", "2027-01-03"],
    ["28 Dec - 3 Jan", "2026-12-28", "2027-01-03"],
    ["Mon 9 Nov to Fri 13 Nov", "2026-11-09", "2026-11-13"],
  ])("%s", (text, from, to) => {
    expect(readDays(text, YEAR)).toEqual({ from, to });
  });
});

it("reports a month before the day, and days that do not exist", () => {
  expect(readDays("08/25/2026", YEAR)).toEqual({ isMonthFirst: true });
  expect(readDays("31/02/2026", YEAR)).toEqual({ isNoDay: true });
});

it.each(["", "Independence Day", "15", "9:30 am", "10-14", "1".repeat(500), "- ".repeat(200), "Sunday"])(
  "does not take %s for a date",
  (text) => {
    const days = readDays(text, YEAR);
    expect(days && "from" in days).toBeFalsy();
  },
);
