import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { WORDS } from "../../../core/words/index.ts";
import type { CalendarEntry } from "../content/calendar.ts";
import { foldLine, writeCalendarFile } from "./calendar-file.ts";

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
  expiresAt: null,
  updatedAt: "2026-11-15T06:30:00.250Z",
  ...overrides,
});

const write = (entries: CalendarEntry[], name = "Green School") =>
  writeCalendarFile({
    name,
    host: "school.example",
    entries,
    nameOfKind: WORDS.hi.calendar.kinds,
    address: (path) => `https://school.example${path}`,
  });

/** Parses a file like a calendar program. */
const read = (file: string) => new ICAL.Component(ICAL.parse(file));
const readOne = (overrides: Partial<CalendarEntry>) => {
  const [component] = read(write([buildEntry(overrides)])).getAllSubcomponents("vevent");
  if (!component) throw new Error("There is no event");
  return new ICAL.Event(component);
};

describe("a calendar file", () => {
  it("has the name of the calendar and the refresh interval", () => {
    const calendar = read(write([], "हरित विद्यालय: कैलेंडर"));
    expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe("हरित विद्यालय: कैलेंडर");
    expect(String(calendar.getFirstPropertyValue("refresh-interval"))).toBe("PT6H");
    expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
  });

  it("ends whole days with the day after the last", () => {
    const { startDate, endDate } = readOne({ from: "2026-12-30", to: "2026-12-31" });
    expect([startDate.isDate, startDate.toString(), endDate.toString()]).toEqual([
      true,
      "2026-12-30",
      "2027-01-01",
    ]);
  });

  it.each([
    [{ startsAt: "09:00", endsAt: "12:30" }, "2026-12-20T03:30:00.000Z", "2026-12-20T07:00:00.000Z"],
    [{ startsAt: "04:00" }, "2026-12-19T22:30:00.000Z", "2026-12-19T22:30:00.000Z"],
    [
      { startsAt: "18:00", endsAt: "06:00", to: "2026-12-22" },
      "2026-12-20T12:30:00.000Z",
      "2026-12-22T00:30:00.000Z",
    ],
    [{ startsAt: "18:00", to: "2026-12-22" }, "2026-12-20T12:30:00.000Z", "2026-12-22T18:30:00.000Z"],
  ])("tells the times of %j as moments", (times, start, end) => {
    const { startDate, endDate } = readOne(times);
    expect([startDate.toJSDate().toISOString(), endDate.toJSDate().toISOString()]).toEqual([start, end]);
  });

  it("identifies an entry by its id and host, with the time of its last change", () => {
    const event = readOne({});
    expect(event.uid).toBe("7@school.example");
    expect(String(event.component.getFirstPropertyValue("last-modified"))).toBe("2026-11-15T06:30:00Z");
    expect(event.component.getFirstPropertyValue("url")).toBe(
      "https://school.example/calendar?month=2026-12#entry-7",
    );
    expect(event.component.getFirstPropertyValue("categories")).toBe("कार्यक्रम");
  });

  it.each([
    "Prizes, sweets; and a \\ backslash",
    "First line\nsecond: line\n\nEND:VEVENT",
    `वार्षिकोत्सव ${"खेल-कूद और सांस्कृतिक कार्यक्रम ".repeat(9)}`.trim(),
    `${"x".repeat(60)}👨‍👩‍👧‍👦🏏${"é".repeat(90)}`,
  ])("brings %j to the reader as it was written", (text) => {
    const file = write([buildEntry({ title: text, place: text, description: text })]);
    const [component] = read(file).getAllSubcomponents("vevent");
    const names = ["summary", "location", "description"] as const;
    expect(names.map((name) => component?.getFirstPropertyValue(name))).toEqual([text, text, text]);
    const lines = file.split("\r\n");
    expect(lines.at(-1)).toBe("");
    expect(lines.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line))).toEqual([]);
    expect(lines.filter((line) => line === "END:VEVENT")).toHaveLength(1);
  });

  it("removes control characters", () => {
    const event = readOne({ title: "a\u0000b\u0007c\td\r\ne\u0085f\u007fg\rh" });
    expect(event.summary).toBe("abc d\nefg\nh");
  });
});

it("a line is folded between letters, as late as possible", () => {
  const folded = foldLine(`SUMMARY:${"क".repeat(40)}`).split("\r\n");
  expect(folded.map((line) => Buffer.byteLength(line))).toEqual([74, 55]);
  expect(folded.join("").includes("\ufffd")).toBe(false);
  expect(foldLine("x".repeat(75))).toBe("x".repeat(75));
  expect(foldLine("x".repeat(76))).toBe(`${"x".repeat(75)}\r\n x`);
});
