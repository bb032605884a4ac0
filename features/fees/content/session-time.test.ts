import { expect, it } from "vitest";
import { findSessionTime } from "./session-time.ts";

it.each([
  ["2026-27", "2026-03-31", "coming"],
  ["2026-27", "2026-04-01", "running"],
  ["2026-27", "2027-03-31", "running"],
  ["2026-27", "2027-04-01", "over"],
  ["2099-00", "2098-12-01", "coming"],
])("the session %s on %s is %s", (session, today, time) => {
  expect(findSessionTime(session, today)).toBe(time);
});
