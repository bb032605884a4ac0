import { expect, it } from "vitest";
import { calendarEntries, entriesWithin, examinationsFirst, nearDayOf, upcomingEntries } from "./calendar.ts";

const buildEvent = (_id: string, startsOn: string, more: { endsOn?: string; startsAt?: string } = {}) => ({
  _id,
  title: `Event ${_id}`,
  kind: "event" as const,
  startsOn,
  endsOn: null,
  startsAt: null,
  endsAt: null,
  place: null,
  description: null,
  updatedAt: "2026-11-01T00:00:00.000Z",
  ...more,
});

const entries = calendarEntries(
  [
    buildEvent("late", "2026-11-28", { startsAt: "15:00" }),
    buildEvent("early", "2026-11-28", { startsAt: "09:00" }),
    buildEvent("long", "2026-10-30", { endsOn: "2026-11-02" }),
    buildEvent("day", "2026-11-28"),
  ],
  [],
);

const ids = (some: typeof entries) => some.map(({ id }) => id);

it("entries are sorted by day and time, all-day entries first", () => {
  expect(ids(entries)).toEqual(["long", "day", "early", "late"]);
  expect(entries[1]).toMatchObject({
    from: "2026-11-28",
    to: "2026-11-28",
    path: "/calendar?month=2026-11#entry-day",
  });
});

it("an entry belongs to every month in which it has a day", () => {
  expect(ids(entriesWithin(entries, "2026-10-01", "2026-10-31"))).toEqual(["long"]);
  expect(ids(entriesWithin(entries, "2026-11-01", "2026-11-30"))).toHaveLength(4);
  expect(entriesWithin(entries, "2026-12-01", "2026-12-31")).toEqual([]);
});

it("a running entry is listed as upcoming until its last day is over", () => {
  expect(ids(upcomingEntries(entries, "2026-11-02", 2))).toEqual(["long", "day"]);
  expect(ids(upcomingEntries(entries, "2026-11-03", 2))).toEqual(["day", "early"]);
  expect(upcomingEntries(entries, "2026-11-29", 2)).toEqual([]);
});

it("a notice that repeats an event on the same days is not listed twice; the event names it", () => {
  const notice = (_id: string, title: string, category: "holiday" | "event", eventFrom: string) => ({
    _id,
    title,
    category,
    eventFrom,
    eventTo: null,
    expiresAt: null,
    description: "",
    updatedAt: "2026-11-01T00:00:00.000Z",
  });
  const some = calendarEntries(
    [
      { ...buildEvent("jayanti", "2026-11-24"), kind: "holiday" },
      { ...buildEvent("trip", "2026-12-05"), title: "Museum trip" },
    ],
    [
      notice("n1", "School closed on Tuesday", "holiday", "2026-11-24"),
      notice("n2", "Museum trip on 5 December", "event", "2026-12-05"),
      notice("n3", "Museum trip, more seats", "event", "2026-12-06"),
      notice("n4", "Election", "event", "2026-12-05"),
    ],
  );
  expect(some.map(({ id, noticeId }) => [id, noticeId])).toEqual([
    ["jayanti", "n1"],
    ["trip", "n2"],
    ["n4", undefined],
    ["n3", undefined],
  ]);
});

it("what comes next begins with the examinations, with the first one if it is later than the rest", () => {
  const next = (...some: Parameters<typeof calendarEntries>[0]) =>
    ids(examinationsFirst(calendarEntries(some, []), "2026-11-02", 3));
  const examination = (id: string, day: string) => ({ ...buildEvent(id, day), kind: "examination" as const });
  const others = ["03", "04", "05"].map((day) => buildEvent(day, `2026-11-${day}`));
  expect(next(...others)).toEqual(["03", "04", "05"]);
  expect(next(...others, examination("test", "2026-11-04"))).toEqual(["test", "03", "04"]);
  expect(next(...others, examination("later", "2026-12-01"), examination("last", "2027-03-01"))).toEqual([
    "later",
    "03",
    "04",
  ]);
  expect(next(...others, examination("over", "2026-11-01"))).toEqual(["03", "04", "05"]);
});

it("a notice with an event is listed and links to its own page", () => {
  const notice = {
    _id: "n",
    title: "Examinations begin",
    category: "examination" as const,
    eventFrom: "2026-11-28",
    eventTo: "2026-11-30",
    expiresAt: null,
    description: "Bring a pen.",
    updatedAt: "2026-11-01T00:00:00.000Z",
  };
  const withNotices = calendarEntries(
    [buildEvent("early", "2026-11-27")],
    [notice, { ...notice, _id: "none", eventFrom: null, eventTo: null }],
  );
  expect(ids(withNotices)).toEqual(["early", "n"]);
  expect(withNotices[1]).toMatchObject({ kind: "examination", to: "2026-11-30", path: "/notices/n" });
});

it.each([
  ["2026-11-18", "2026-11-18", "today"],
  ["2026-11-01", "2026-11-30", "today"],
  ["2026-11-01", "2026-11-18", "today"],
  ["2026-11-19", "2026-11-25", "tomorrow"],
  ["2026-11-20", "2026-11-20", undefined],
  ["2026-11-17", "2026-11-17", undefined],
])("on 18 November, an entry from %s to %s is %s", (from, to, near) => {
  expect(nearDayOf({ from, to }, "2026-11-18")).toBe(near);
});
