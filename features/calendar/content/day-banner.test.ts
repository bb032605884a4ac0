import { describe, expect, it } from "vitest";
import { announceAdmissions, announceEntry, buildDayBanner, type DayAnnouncement } from "./day-banner.ts";

const TODAY = "2026-11-18";
const MIDNIGHT = "2026-11-18T18:30:00.000Z";

const announce = (
  kind: DayAnnouncement["kind"],
  title: string,
  from: string,
  more: Partial<DayAnnouncement> = {},
): DayAnnouncement => ({
  kind,
  title,
  from,
  to: from,
  path: `/${title}`,
  expiresAt: null,
  isShown: false,
  ...more,
});

const linesOf = (...announcements: DayAnnouncement[]) => buildDayBanner(announcements, TODAY).lines;
const summary = (...announcements: DayAnnouncement[]) =>
  linesOf(...announcements).map(({ kind, title, from, to }) => `${kind} ${title} ${from} ${to}`);

it("says nothing about other days", () => {
  expect(
    linesOf(
      announce("closed", "Yesterday", "2026-11-17"),
      announce("event", "In two days", "2026-11-20"),
      announce("examination", "Over", "2026-11-01", { to: "2026-11-17" }),
    ),
  ).toEqual([]);
  expect(linesOf()).toEqual([]);
});

it("puts closings first, then today before tomorrow, by kind and the shortest first", () => {
  expect(
    summary(
      announce("event", "Fair", "2026-11-18", { to: "2026-11-20" }),
      announce("event", "Assembly", "2026-11-18"),
      announce("examination", "Test", "2026-11-19"),
      announce("meeting", "Parents", "2026-11-18"),
      announce("closed", "Holiday", "2026-11-19"),
    ),
  ).toEqual([
    "closed Holiday 2026-11-19 2026-11-19",
    "meeting Parents 2026-11-18 2026-11-18",
    "event Assembly 2026-11-18 2026-11-18",
    "examination Test 2026-11-19 2026-11-19",
    "event Fair 2026-11-18 2026-11-20",
  ]);
});

it("puts what comes tomorrow before an event of several days that is running", () => {
  const week = announce("event", "Library week", "2026-11-16", { to: "2026-11-21" });
  const lastDay = announce("event", "Camp", "2026-11-16", { to: "2026-11-18" });
  const titles = (...announcements: DayAnnouncement[]) => linesOf(...announcements).map(({ title }) => title);
  for (const kind of ["examination", "meeting", "closed", "event"] as const) {
    expect(titles(week, lastDay, announce(kind, "Tomorrow", "2026-11-19"))).toEqual([
      "Tomorrow",
      "Camp",
      "Library week",
    ]);
  }
  expect(titles(week, announce("event", "Assembly", "2026-11-18"))).toEqual(["Assembly", "Library week"]);
  const examination = announce("examination", "Half-yearly", "2026-11-10", { to: "2026-11-25" });
  expect(titles(announce("meeting", "Parents", "2026-11-19"), examination)).toEqual([
    "Half-yearly",
    "Parents",
  ]);
});

it("says one closing and one examination on a day with three closings and an examination", () => {
  const closings = ["Rain", "Election", "Festival"].map((title) => announce("closed", title, "2026-11-18"));
  expect(summary(announce("examination", "Test", "2026-11-18"), ...closings)).toEqual([
    "closed Rain 2026-11-18 2026-11-18",
    "examination Test 2026-11-18 2026-11-18",
  ]);
});

it("keeps an announcement without a page or a title", () => {
  const [line] = linesOf(announce("closed", "", "2026-11-18", { title: null, path: null }));
  expect(line).toEqual({
    kind: "closed",
    title: null,
    path: null,
    from: TODAY,
    to: TODAY,
    until: MIDNIGHT,
  });
});

describe("closings", () => {
  it("that last for weeks name their last day", () => {
    expect(summary(announce("closed", "Vacation", "2026-11-01", { to: "2026-12-10" }))).toEqual([
      "closed Vacation 2026-11-18 2026-12-10",
    ]);
  });

  it("that overlap or follow each other are one, named after the longest of the day", () => {
    expect(
      summary(
        announce("closed", "Festival", "2026-11-16", { to: "2026-11-20" }),
        announce("closed", "Local holiday", "2026-11-18"),
        announce("closed", "Cold wave", "2026-11-20", { to: "2026-11-24" }),
        announce("closed", "Election", "2026-11-25"),
        announce("closed", "Later", "2026-11-27"),
      ),
    ).toEqual(["closed Festival 2026-11-18 2026-11-25"]);
  });

  it("are said once if the calendar and a notice have the same days", () => {
    expect(
      summary(
        announce("closed", "Guru Nanak Jayanti", "2026-11-19"),
        announce("closed", "Notice", "2026-11-19"),
      ),
    ).toEqual(["closed Guru Nanak Jayanti 2026-11-19 2026-11-19"]);
  });

  it("are not repeated on days for which the page says so elsewhere", () => {
    const rain = announce("closed", "Heavy rain", "2026-11-18", { isShown: true });
    expect(summary(rain)).toEqual([]);
    expect(summary(rain, announce("closed", "Festival", "2026-11-18"))).toEqual([]);
    expect(summary(rain, announce("closed", "Festival", "2026-11-19"))).toEqual([
      "closed Festival 2026-11-19 2026-11-19",
    ]);
    expect(summary(rain, announce("closed", "Festival", "2026-11-18", { to: "2026-11-22" }))).toEqual([
      "closed Festival 2026-11-18 2026-11-22",
    ]);
  });

  it("on a Sunday are announced only if there is an entry", () => {
    expect(buildDayBanner([], "2026-11-22").lines).toEqual([]);
    expect(buildDayBanner([announce("closed", "Festival", "2026-11-22")], "2026-11-22").lines).toHaveLength(
      1,
    );
  });
});

describe("other lines", () => {
  it("name the last day of a running examination", () => {
    expect(summary(announce("examination", "Half-yearly", "2026-11-10", { to: "2026-11-25" }))).toEqual([
      "examination Half-yearly 2026-11-18 2026-11-25",
    ]);
  });

  it("leave out what the page shows elsewhere, and the same examination or title on the same days", () => {
    const days = { to: "2026-11-21" };
    expect(
      summary(
        announce("examination", "Unit test", "2026-11-18", days),
        announce("examination", "Date sheet of the unit test", "2026-11-18", days),
        announce("event", "Fair", "2026-11-19"),
        announce("event", "Fair", "2026-11-19", { path: "/notices/1" }),
        announce("event", "Trip", "2026-11-19"),
        announce("event", "Bus 3 is late", "2026-11-18", { isShown: true }),
      ),
    ).toEqual([
      "examination Unit test 2026-11-18 2026-11-21",
      "event Fair 2026-11-19 2026-11-19",
      "event Trip 2026-11-19 2026-11-19",
    ]);
  });
});

describe("the end of a line", () => {
  const untilOf = (announcement: DayAnnouncement) => linesOf(announcement)[0]?.until;

  it("is midnight in India if its words are about today or tomorrow", () => {
    expect(untilOf(announce("event", "Fair", "2026-11-18"))).toBe(MIDNIGHT);
    expect(untilOf(announce("event", "Fair", "2026-11-18", { to: "2026-11-19" }))).toBe(MIDNIGHT);
    expect(untilOf(announce("event", "Fair", "2026-11-19", { to: "2026-11-25" }))).toBe(MIDNIGHT);
  });

  it("is the end of the last day if that is later", () => {
    const vacation = announce("closed", "Vacation", "2026-11-01", { to: "2026-11-30" });
    expect(untilOf(vacation)).toBe("2026-11-30T18:30:00.000Z");
  });

  it("is the moment at which its notice expires", () => {
    const expiresAt = "2026-11-18T10:00:00.000Z";
    expect(untilOf(announce("event", "Fair", "2026-11-18", { expiresAt }))).toBe(expiresAt);
    expect(untilOf(announce("event", "Fair", "2026-11-18", { expiresAt: "2026-12-01T00:00:00.000Z" }))).toBe(
      MIDNIGHT,
    );
  });
});

describe("the next change", () => {
  const changeOf = (...announcements: DayAnnouncement[]) => buildDayBanner(announcements, TODAY).changesOn;

  it("is tomorrow while something is near", () => {
    expect(changeOf(announce("event", "Fair", "2026-11-19"), announce("event", "Late", "2026-12-24"))).toBe(
      "2026-11-19",
    );
    expect(changeOf(announce("event", "Fair", "2026-11-20"))).toBe("2026-11-19");
  });

  it("is the day before the next announcement, or never", () => {
    expect(changeOf(announce("event", "Late", "2026-12-24"), announce("event", "Later", "2026-12-28"))).toBe(
      "2026-12-23",
    );
    expect(changeOf(announce("event", "Over", "2026-11-17"))).toBeUndefined();
  });
});

it("a holiday of the calendar is a closing", () => {
  const entry = {
    id: "7",
    title: "Holi",
    from: TODAY,
    to: TODAY,
    startsAt: null,
    path: "/calendar",
    expiresAt: null,
    kind: "holiday" as const,
  };
  expect(announceEntry(entry, new Set())).toMatchObject({ kind: "closed", title: "Holi", isShown: false });
  expect(announceEntry({ ...entry, kind: "meeting" }, new Set(["7"]))).toMatchObject({
    kind: "meeting",
    isShown: true,
  });
});

it("announces the first and the last day of admissions, each a day ahead", () => {
  const admissions = announceAdmissions({ opensOn: "2026-11-18", closesOn: "2026-11-19" }, "/admissions");
  expect(summary(...admissions)).toEqual([
    "admissionsOpen null 2026-11-18 2026-11-18",
    "admissionsClose null 2026-11-19 2026-11-19",
  ]);
  expect(announceAdmissions({ opensOn: null, closesOn: null }, "/admissions")).toEqual([]);
  const later = announceAdmissions({ opensOn: "2026-12-01", closesOn: null }, "/admissions");
  expect(buildDayBanner(later, TODAY)).toEqual({ lines: [], changesOn: "2026-11-30" });
});
