import { expect, it } from "vitest";
import { type AnsweredDays, countFirstAnswers } from "./first-answers.ts";

/** A Wednesday. */
const TODAY = "2026-11-18";
const count = (groups: readonly AnsweredDays[], holidays: readonly string[] = []) =>
  countFirstAnswers(groups, TODAY, (day) => holidays.includes(day));
const group = (receivedOn: string, answeredOn: string | null, more: Partial<AnsweredDays> = {}) => ({
  receivedOn,
  answeredOn,
  isClosed: false,
  count: 1,
  ...more,
});

it("without enquiries there is no median", () => {
  expect(count([])).toEqual({
    answered: 0,
    inTime: 0,
    overdue: 0,
    waiting: 0,
    closed: 0,
    medianDays: null,
  });
});

it("the median is the number of working days within which half were answered", () => {
  const groups = [
    group("2026-11-02", "2026-11-02", { count: 3 }),
    group("2026-11-02", "2026-11-04", { count: 2 }),
    // A Friday and the Tuesday after it.
    group("2026-11-06", "2026-11-10"),
  ];
  expect(count(groups)).toMatchObject({ answered: 6, inTime: 5, medianDays: 0 });
  expect(count([...groups, group("2026-11-06", "2026-11-10")])).toMatchObject({ inTime: 5, medianDays: 2 });
});

it("a holiday gives a day more", () => {
  const friday = [group("2026-11-06", "2026-11-10")];
  expect(count(friday)).toMatchObject({ inTime: 0, medianDays: 3 });
  expect(count(friday, ["2026-11-07"])).toMatchObject({ inTime: 1, medianDays: 2 });
});

it("an unanswered enquiry is overdue after two working days; a closed one needs no answer", () => {
  const groups = [
    group("2026-11-16", null, { count: 4 }),
    group("2026-11-14", null, { count: 2 }),
    group("2026-10-01", null, { isClosed: true }),
    group("2026-11-01", "2026-11-30", { isClosed: true }),
  ];
  expect(count(groups)).toMatchObject({ answered: 1, inTime: 0, overdue: 2, waiting: 4, closed: 1 });
});
