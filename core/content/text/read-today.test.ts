import { expect, it } from "vitest";
import { readToday } from "./read-today.ts";

it.each([
  ["2026-11-16T18:29:59.999Z", "2026-11-16", "2026-11-16T18:30:00.000Z"],
  ["2026-11-16T18:30:00.000Z", "2026-11-17", "2026-11-17T18:30:00.000Z"],
])("at %s it is %s in India, until %s", (now, today, end) => {
  const ends: number[] = [];
  expect(readToday({ now: new Date(now), endAt: (moment) => ends.push(moment) })).toBe(today);
  expect(ends.map((moment) => new Date(moment).toISOString())).toEqual([end]);
});
