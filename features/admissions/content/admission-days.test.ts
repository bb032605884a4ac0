import { describe, expect, it } from "vitest";
import { findAdmissionStage, findAgeDay, findBirthdays } from "./admission-days.ts";

describe("the stage of admissions", () => {
  const dates = { opensOn: "2026-12-01", closesOn: "2027-03-31" };
  it.each([
    ["2026-11-30", "coming", "2026-12-01", "2026-12-01"],
    ["2026-12-01", "open", "2027-03-31", "2027-04-01"],
    ["2027-03-31", "open", "2027-03-31", "2027-04-01"],
    ["2027-04-01", "closed", "2027-03-31", undefined],
  ])("on %s is %s", (today, stage, day, changesOn) => {
    expect(findAdmissionStage(dates, today)).toEqual({ stage, day, changesOn });
  });

  it("is unknown without dates", () => {
    expect(findAdmissionStage({ opensOn: null, closesOn: null }, "2026-12-01")).toBeUndefined();
  });

  it("needs only one of the dates", () => {
    const opening = { opensOn: "2026-12-01", closesOn: null };
    expect(findAdmissionStage(opening, "2026-11-01")?.stage).toBe("coming");
    expect(findAdmissionStage(opening, "2029-01-01")).toEqual({
      stage: "open",
      day: null,
      changesOn: undefined,
    });
    const closing = { opensOn: null, closesOn: "2027-03-31" };
    expect(findAdmissionStage(closing, "2020-01-01")?.stage).toBe("open");
    expect(findAdmissionStage(closing, "2027-04-01")?.stage).toBe("closed");
  });

  it("may last a single day", () => {
    const day = { opensOn: "2026-12-01", closesOn: "2026-12-01" };
    expect(findAdmissionStage(day, "2026-12-01")?.stage).toBe("open");
    expect(findAdmissionStage(day, "2026-12-02")?.stage).toBe("closed");
  });
});

describe("birthdays for an age", () => {
  it("follow the session and the day on which ages count", () => {
    expect(findAgeDay("2027-28", "04-01")).toBe("2027-04-01");
    expect(findAgeDay("2027-28", null)).toBe("2027-03-31");
  });

  it.each([
    // [age at least, age below, day] -> [first birthday, last birthday]
    [3, 4, "2024-03-31", "2020-04-01", "2021-03-31"],
    [3, 4, "2027-04-01", "2023-04-02", "2024-04-01"],
    [6, 8, "2027-03-31", "2019-04-01", "2021-03-31"],
    [3, null, "2027-03-31", null, "2024-03-31"],
    [null, 16, "2027-03-31", "2011-04-01", null],
    [null, null, "2027-03-31", null, null],
    // Leap days: who is born on 29 February is one year older on 1 March.
    [3, 4, "2028-02-29", "2024-03-01", "2025-02-28"],
    [4, 5, "2028-02-29", "2023-03-01", "2024-02-29"],
    [3, 4, "2027-02-28", "2023-03-01", "2024-02-28"],
    [2, 3, "2027-02-28", "2024-02-29", "2025-02-28"],
    [3, 4, "2027-03-01", "2023-03-02", "2024-03-01"],
  ])("%s to below %s on %s", (atLeast, below, on, from, to) => {
    expect(findBirthdays({ atLeast, below }, on)).toEqual({ from, to });
  });

  it("of neighbouring ages leave out no child and no child is in both", () => {
    for (const on of ["2027-03-31", "2028-02-29", "2027-02-28", "2028-12-31"]) {
      const younger = findBirthdays({ atLeast: 3, below: 4 }, on);
      const older = findBirthdays({ atLeast: 4, below: 5 }, on);
      const dayAfter = new Date(Date.parse(`${older.to}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
      expect(younger.from).toBe(dayAfter);
    }
  });
});
