import { describe, expect, it } from "vitest";
import { WORDS } from "../../../core/words/index.ts";
import { describeDayLine, describeDays, describeDaysOfMonth } from "./calendar-text.ts";

const { en, hi } = WORDS;

describe("days", () => {
  it.each([
    ["2026-11-24", "2026-11-24", "Tuesday, 24 November 2026", "मंगलवार, 24 नवंबर 2026"],
    ["2026-11-06", "2026-11-11", "6 to 11 November 2026", "6 से 11 नवंबर 2026 तक"],
    ["2026-05-01", "2026-06-14", "1 May to 14 June 2026", "1 मई से 14 जून 2026 तक"],
    ["2026-12-25", "2027-01-01", "25 December 2026 to 1 January 2027", "25 दिसंबर 2026 से 1 जनवरी 2027 तक"],
  ])("describes %s to %s without repeating parts", (from, to, english, hindi) => {
    expect([describeDays({ from, to }, en), describeDays({ from, to }, hi)]).toEqual([english, hindi]);
  });

  it.each([
    ["2026-11-24", "2026-11-24", "Tue 24"],
    ["2026-11-06", "2026-11-11", "6 to 11"],
    ["2026-12-25", "2027-01-01", "25 December to 1 January"],
  ])("describes %s to %s briefly below the name of the month", (from, to, text) => {
    expect(describeDaysOfMonth({ from, to }, en)).toBe(text);
  });
});

describe("lines of the day banner", () => {
  it.each([
    ["closed", "18", "18", "Closed today", "आज विद्यालय बंद रहेगा"],
    ["closed", "18", "19", "Closed today and tomorrow", "आज और कल विद्यालय बंद रहेगा"],
    ["closed", "18", "30", "Closed until 30 November", "30 नवंबर तक विद्यालय बंद रहेगा"],
    ["closed", "19", "19", "Closed tomorrow", "कल विद्यालय बंद रहेगा"],
    ["closed", "19", "20", "Closed from tomorrow until 20 November", "कल से 20 नवंबर तक विद्यालय बंद रहेगा"],
    ["examination", "18", "25", "Examination until 25 November", "25 नवंबर तक परीक्षा"],
    ["meeting", "19", "19", "Meeting tomorrow", "कल बैठक"],
    ["event", "18", "18", "Event today", "आज कार्यक्रम"],
  ] as const)("%s from %s to %s November", (kind, from, to, english, hindi) => {
    const line = { kind, from: `2026-11-${from}`, to: `2026-11-${to}` };
    const texts = [en, hi].map((words) => describeDayLine(line, "2026-11-18", words));
    expect(texts).toEqual([english, hindi]);
  });
});
