import { expect, it } from "vitest";
import type { CalendarEntry } from "./calendar.ts";
import { googleEntry, googleSubscription } from "./google-calendar.ts";

const buildEntry = (overrides: Partial<CalendarEntry> = {}): CalendarEntry => ({
  id: "7",
  title: "Sports Day",
  kind: "event",
  from: "2026-12-20",
  to: "2026-12-20",
  startsAt: null,
  endsAt: null,
  place: null,
  description: null,
  path: "/calendar?month=2026-12#entry-7",
  updatedAt: "2026-11-15T06:30:00.250Z",
  expiresAt: null,
  ...overrides,
});

const read = (overrides: Partial<CalendarEntry>) =>
  Object.fromEntries(
    new URL(googleEntry(buildEntry(overrides), "https://school.example/calendar#entry-7")).searchParams,
  );

it("subscribes to the calendar file with the scheme that Google Calendar needs", () => {
  for (const scheme of ["https", "http"]) {
    const { origin, searchParams } = new URL(
      googleSubscription(`${scheme}://school.example/hi/calendar.ics`),
    );
    expect([origin, searchParams.get("cid")]).toEqual([
      "https://calendar.google.com",
      "webcal://school.example/hi/calendar.ics",
    ]);
  }
});

it.each([
  [{}, "20261220/20261221"],
  [{ to: "2026-12-31" }, "20261220/20270101"],
  [{ startsAt: "09:00", endsAt: "12:30" }, "20261220T033000Z/20261220T070000Z"],
  [{ startsAt: "04:00" }, "20261219T223000Z/20261219T223000Z"],
  [{ startsAt: "09:00", to: "2026-12-21" }, "20261220T033000Z/20261221T183000Z"],
])("an entry with %j has the dates %s", (overrides, dates) => {
  expect(read(overrides).dates).toBe(dates);
});

it("an entry has its title, its place and a link to its details, whatever characters they have", () => {
  expect(read({ title: "खेल & <b>दिवस</b> #1", place: "Hall; 50% + more" })).toEqual({
    action: "TEMPLATE",
    text: "खेल & <b>दिवस</b> #1",
    dates: "20261220/20261221",
    details: "https://school.example/calendar#entry-7",
    location: "Hall; 50% + more",
  });
});
