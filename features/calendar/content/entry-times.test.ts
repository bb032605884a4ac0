import { describe, expect, it } from "vitest";
import { WORDS } from "../../../core/words/index.ts";
import { describeTimes } from "./entry-times.ts";

const { en, hi } = WORDS;

describe("times", () => {
  const ONE = { from: "2026-11-28", to: "2026-11-28" };
  const TWO = { from: "2026-11-28", to: "2026-11-29" };
  it.each([
    [ONE, "09:00", "12:30", "9:00 am to 12:30 pm", "सुबह 9:00 से दोपहर 12:30 बजे तक"],
    [ONE, "17:30", null, "from 5:30 pm", "शाम 5:30 बजे से"],
    [ONE, "00:05", "20:00", "12:05 am to 8:00 pm", "रात 12:05 से रात 8:00 बजे तक"],
    [
      TWO,
      "06:30",
      "05:00",
      "6:30 am on the first day to 5:00 am on the last",
      "पहले दिन सुबह 6:30 बजे से अंतिम दिन सुबह 5:00 बजे तक",
    ],
  ])("of %j, %s to %s", (days, startsAt, endsAt, english, hindi) => {
    const entry = { ...days, startsAt, endsAt };
    expect([describeTimes(entry, en.calendar), describeTimes(entry, hi.calendar)]).toEqual([english, hindi]);
  });

  it("are undefined for a whole day", () => {
    expect(describeTimes({ ...ONE, startsAt: null, endsAt: null }, en.calendar)).toBeUndefined();
  });
});
