import { afterAll, beforeAll, expect, it, vi } from "vitest";

let dates: typeof import("./format-date.ts");

// The language is chosen at the first import, so this file imports the modules itself.
beforeAll(async () => {
  vi.resetModules();
  vi.stubGlobal("localStorage", { getItem: () => "hi" });
  dates = await import("./format-date.ts");
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it("writes full month names in Hindi, and the part of the day before the hour", () => {
  expect(dates.formatDate("2026-11-14")).toBe("14\u00a0नवंबर\u00a02026");
  expect(dates.formatMoment("2026-11-14T18:40:00.000Z")).toBe("15\u00a0नवंबर\u00a02026, रात\u00a012:10");
  expect(dates.formatMoment("2026-11-15T04:35:00.000Z")).toBe("15\u00a0नवंबर\u00a02026, सुबह\u00a010:05");
  expect(dates.formatTime("2026-11-15T09:40:07.000Z")).toBe("दोपहर\u00a03:10:07");
  expect(dates.formatIndianMoment("2026-11-15T13:00:00Z")).toBe(
    "15\u00a0नवंबर\u00a02026, शाम\u00a06:30 (भारतीय समय)",
  );
});

it("writes the date of an input in Hindi words", () => {
  expect(dates.describeTypedDate("2026-11-17")).toBe("मंगलवार, 17\u00a0नवंबर\u00a02026");
  expect(dates.describeTypedDate("2026-11-17T07:05")).toBe("मंगलवार, 17\u00a0नवंबर\u00a02026, सुबह\u00a07:05");
});

it.each([
  ["2026-11-15T11:59:01Z", "अभी-अभी"],
  ["2026-11-15T11:59:00Z", "1 मिनट पहले"],
  ["2026-11-15T11:00:01Z", "59 मिनट पहले"],
  ["2026-11-13T12:00:00Z", "2 दिन पहले"],
])("in Hindi %s was %s", (moment, words) => {
  expect(dates.formatAgo(moment, new Date("2026-11-15T12:00:00Z"))).toBe(words);
});
