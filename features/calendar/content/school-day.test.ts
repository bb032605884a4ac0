import { describe, expect, it } from "vitest";
import type { DayAnnouncement } from "./day-banner.ts";
import { findSchoolDay, isInSeason, readWeekdays } from "./school-day.ts";

const both = (en: string | null, hi: string | null = null) => ({ en, hi });
const NO_SECOND = { secondFrom: null, secondTo: null };
const group = (days: string, from: string, to: string, second: object = {}) => ({
  id: days + from,
  classes: both("Classes"),
  days: both(days),
  from,
  to,
  ...NO_SECOND,
  ...second,
});
const timings = (...items: ReturnType<typeof group>[]) => ({
  firstSeason: both(null),
  secondSeason: both(null),
  items,
});
const closed = (from: string, to = from): DayAnnouncement => ({
  kind: "closed",
  title: "Closed",
  path: null,
  from,
  to,
  expiresAt: null,
  isShown: true,
});
const [THURSDAY, SATURDAY, SUNDAY] = ["2026-11-19", "2026-11-21", "2026-11-22"];
const WEEK = timings(group("Monday to Friday", "07:50", "13:00"), group("Saturday", "07:50", "11:30"));

it("a school day has its hours, whether tomorrow is one, and the next holiday after tomorrow", () => {
  const holidays = [closed("2026-12-25", "2027-01-01"), closed("2026-11-24"), closed("2026-11-02")];
  expect(findSchoolDay(WEEK, holidays, THURSDAY)).toEqual({
    from: "07:50",
    to: "13:00",
    isByClass: false,
    isOpenTomorrow: true,
    nextHoliday: "2026-11-24",
  });
  expect(findSchoolDay(WEEK, [], SATURDAY)).toMatchObject({
    to: "11:30",
    isOpenTomorrow: false,
    nextHoliday: undefined,
  });
  expect(findSchoolDay(WEEK, [closed("2026-11-20")], THURSDAY)).toMatchObject({ isOpenTomorrow: false });
});

it("classes with other times are in the span of the day", () => {
  const some = timings(
    group("Monday to Saturday", "08:10", "12:00"),
    group("Mon–Sat", "07:50", "13:40"),
    group("Sunday", "06:00", "18:00"),
  );
  expect(findSchoolDay(some, [], THURSDAY)).toMatchObject({ from: "07:50", to: "13:40", isByClass: true });
});

it("a Sunday, a holiday and a day that the school's texts do not settle have none", () => {
  expect(findSchoolDay(WEEK, [], SUNDAY)).toBeUndefined();
  expect(findSchoolDay(WEEK, [closed("2026-11-01", "2026-12-10")], THURSDAY)).toBeUndefined();
  expect(findSchoolDay(timings(), [], THURSDAY)).toBeUndefined();
  const unclear = group("Second and fourth Saturday", "09:00", "12:00");
  expect(findSchoolDay(timings(group("Monday to Friday", "07:50", "13:00"), unclear), [], THURSDAY)).toBe(
    undefined,
  );
});

it("the hours are those of the season", () => {
  const item = group("Monday to Saturday", "07:50", "13:00", { secondFrom: "08:50", secondTo: "14:00" });
  const seasons = {
    items: [item],
    firstSeason: both("Summer (April to 22 November)"),
    secondSeason: both("Winter (23 November to February)"),
  };
  expect(findSchoolDay(seasons, [], SATURDAY)).toMatchObject({ from: "07:50", to: "13:00" });
  expect(findSchoolDay(seasons, [], "2026-11-23")).toMatchObject({ from: "08:50", to: "14:00" });
  expect(findSchoolDay(seasons, [], "2027-03-01")).toBeUndefined();
  expect(findSchoolDay({ ...seasons, secondSeason: both("Winter") }, [], SATURDAY)).toBeUndefined();
});

describe("reading the school's texts", () => {
  it.each([
    ["Monday to Friday", [0, 1, 2, 3, 4]],
    ["Mon–Sat", [0, 1, 2, 3, 4, 5]],
    ["Monday, Wednesday and Friday", [0, 2, 4]],
    ["Saturday", [5]],
    ["सोमवार से शुक्रवार तक", [0, 1, 2, 3, 4]],
    ["शनि और रवि", [5, 6]],
    ["Every day", []],
    ["Friday to Monday", []],
    ["", []],
  ])("%s", (days, expected) => {
    expect(readWeekdays(both(days))).toEqual(expected);
  });

  it.each([
    ["Summer (April to 22 November)", "2026-11-22", true],
    ["Summer (April to 22 November)", "2026-11-23", false],
    ["16 November to 31 January", "2027-01-31", true],
    ["शीतकाल (23 नवंबर से फ़रवरी तक)", "2027-02-28", true],
    ["शीतकाल (23 नवंबर से फ़रवरी तक)", "2027-03-01", false],
    ["Winter", "2027-01-01", undefined],
    ["Winter (while it is cold)", "2027-01-01", undefined],
  ])("%s on %s", (name, day, expected) => {
    expect(isInSeason(both(name), day)).toBe(expected);
  });
});
