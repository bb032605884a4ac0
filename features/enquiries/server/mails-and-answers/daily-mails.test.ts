import { expect, it } from "vitest";
import { findDueMoment } from "./daily-mails.ts";

const due = (hour: number, now: string) => new Date(findDueMoment(hour, Date.parse(now))).toISOString();

it("a daily mail is due at its hour in India, today or yesterday", () => {
  expect(due(9, "2026-11-18T03:30:00Z")).toBe("2026-11-18T03:30:00.000Z");
  expect(due(9, "2026-11-18T03:29:59Z")).toBe("2026-11-17T03:30:00.000Z");
  expect(due(0, "2026-11-17T18:30:00Z")).toBe("2026-11-17T18:30:00.000Z");
  expect(due(23, "2026-11-17T18:30:00Z")).toBe("2026-11-17T17:30:00.000Z");
});
