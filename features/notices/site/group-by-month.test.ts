import { expect, it } from "vitest";
import { groupByMonth } from "./group-by-month.ts";

const notice = (date: string | null, createdAt = "2026-11-01T00:00:00.000Z") => ({
  date,
  publishAt: null,
  createdAt,
});

it("groups notices by the month of their date", () => {
  const [late, early, before] = [notice("2026-11-30"), notice("2026-11-01"), notice("2026-10-31")];
  expect(groupByMonth([late, early, before])).toEqual([
    { month: "2026-11", notices: [late, early] },
    { month: "2026-10", notices: [before] },
  ]);
});

it("uses the month in India of the moment at which a notice without a date was published", () => {
  const newYear = notice(null, "2026-12-31T19:00:00.000Z");
  expect(groupByMonth([newYear])).toEqual([{ month: "2027-01", notices: [newYear] }]);
});

it("has no groups without notices", () => {
  expect(groupByMonth([])).toEqual([]);
});
