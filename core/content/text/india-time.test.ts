import { expect, test } from "vitest";
import { dayInIndia, startOfDayInIndia } from "./india-time.ts";

test("a day in India begins at 18:30 UTC of the day before", () => {
  expect(dayInIndia(new Date("2026-11-14T18:29:59Z"))).toBe("2026-11-14");
  expect(dayInIndia(new Date("2026-11-14T18:30:00Z"))).toBe("2026-11-15");
  expect(startOfDayInIndia("2026-11-15").toISOString()).toBe("2026-11-14T18:30:00.000Z");
});
