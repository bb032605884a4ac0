import { expect, it } from "vitest";
import { findNoticeEnd, isNoticeOver } from "./notice-end.ts";

const OPEN = { expiresAt: null, eventFrom: null, eventTo: null };
const EXPIRY = "2026-11-20T06:30:00.000Z";

it("a notice without an expiry and an event has no end", () => {
  expect(findNoticeEnd(OPEN)).toBeUndefined();
  expect(isNoticeOver(OPEN, "2999-01-01T00:00:00.000Z")).toBe(false);
});

it("a notice ends when it expires", () => {
  const notice = { ...OPEN, expiresAt: EXPIRY };
  expect(findNoticeEnd(notice)).toEqual({ at: EXPIRY, day: EXPIRY });
  expect(isNoticeOver(notice, "2026-11-20T06:29:59.999Z")).toBe(false);
  expect(isNoticeOver(notice, EXPIRY)).toBe(true);
});

it.each([
  [{ eventFrom: "2026-11-24", eventTo: null }, "2026-11-24", "2026-11-24T18:30:00.000Z"],
  [{ eventFrom: "2026-11-24", eventTo: "2026-11-30" }, "2026-11-30", "2026-11-30T18:30:00.000Z"],
])("the notice of the event %o ends at midnight in India", (event, day, at) => {
  expect(findNoticeEnd({ ...OPEN, ...event })).toEqual({ at, day });
});

it("the first of the two ends counts", () => {
  const event = { eventFrom: "2026-11-24", eventTo: null };
  expect(findNoticeEnd({ ...event, expiresAt: EXPIRY })?.at).toBe(EXPIRY);
  expect(findNoticeEnd({ ...event, expiresAt: "2026-12-01T00:00:00.000Z" })?.day).toBe("2026-11-24");
});
