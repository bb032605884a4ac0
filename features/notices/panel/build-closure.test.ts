import { expect, it } from "vitest";
import { checkEntry } from "../../../core/content/types/check-entry.ts";
import { notices } from "../content/notices.ts";
import { CLOSURE_REASONS } from "../words/en/closure.ts";
import { buildClosure, type Closure, suggestDays } from "./build-closure.ts";

const today = "2026-11-17";
const build = (closure: Closure) => buildClosure(closure, ["en", "hi"]);

it("builds a notice in both languages, on every page and until midnight in India", () => {
  expect(build({ reason: "rain", today, firstDay: today, lastDay: today })).toEqual({
    title: "School closed today: heavy rain",
    description: "The school is closed today, 17 November. Reason: heavy rain.",
    titleHi: "आज विद्यालय बंद: भारी वर्षा",
    descriptionHi: "विद्यालय आज, 17 नवंबर को बंद है। कारण: भारी वर्षा।",
    category: "holiday",
    eventFrom: today,
    eventTo: today,
    isPinned: "true",
    isBanner: "true",
    expiresAt: "2026-11-17T23:59",
  });
});

it("names the last day of a longer closure", () => {
  expect(build({ reason: "cold", today, firstDay: today, lastDay: "2026-11-18" })).toMatchObject({
    title: "School closed until 18 November: cold wave",
    titleHi: "विद्यालय 18 नवंबर तक बंद: शीतलहर",
    eventFrom: today,
    eventTo: "2026-11-18",
    expiresAt: "2026-11-18T23:59",
  });
});

it("names the days of a later closure, because it is read before and on them", () => {
  const tomorrow = { firstDay: "2026-11-18", lastDay: "2026-11-18" };
  expect(build({ reason: "rain", today, ...tomorrow })).toMatchObject({
    title: "School closed on Wednesday, 18 November: heavy rain",
    description: "The school is closed on Wednesday, 18 November. Reason: heavy rain.",
    titleHi: "विद्यालय बुधवार, 18 नवंबर को बंद: भारी वर्षा",
    descriptionHi: "विद्यालय बुधवार, 18 नवंबर को बंद रहेगा। कारण: भारी वर्षा।",
    eventFrom: "2026-11-18",
    eventTo: "2026-11-18",
    expiresAt: "2026-11-18T23:59",
  });
  const winter = { firstDay: "2026-12-30", lastDay: "2027-01-02" };
  expect(build({ reason: null, today, ...winter })).toMatchObject({
    title: "School closed from 30 December to 2 January 2027",
    titleHi: "विद्यालय 30 दिसंबर से 2 जनवरी 2027 तक बंद",
    description: "The school is closed from 30 December up to and including 2 January 2027.",
    eventFrom: "2026-12-30",
    eventTo: "2027-01-02",
    expiresAt: "2027-01-02T23:59",
  });
});

it("leaves out the reason in a language without one", () => {
  const reason = { en: "  Water pipe burst ", hi: "" };
  expect(build({ reason, today, firstDay: today, lastDay: today })).toMatchObject({
    title: "School closed today: Water pipe burst",
    titleHi: "आज विद्यालय बंद",
    descriptionHi: "विद्यालय आज, 17 नवंबर को बंद है।",
  });
});

it.each(CLOSURE_REASONS)("builds a valid notice for %s", (reason) => {
  const sent = build({ reason, today, firstDay: today, lastDay: today });
  expect(checkEntry(notices, "create", sent, () => false).errors).toEqual({});
});

it("has one text at a school with one language", () => {
  const closure = { reason: "rain", today, firstDay: today, lastDay: today } as const;
  expect(buildClosure(closure, ["hi"])).toMatchObject({
    title: "आज विद्यालय बंद: भारी वर्षा",
    description: "विद्यालय आज, 17 नवंबर को बंद है। कारण: भारी वर्षा।",
    titleHi: "",
    descriptionHi: "",
  });
  expect(buildClosure(closure, ["en"])).toMatchObject({
    title: "School closed today: heavy rain",
    titleHi: "",
  });
});

it.each([
  ["2026-11-17T08:29:00Z", "today"],
  ["2026-11-17T08:30:00Z", "tomorrow"],
  ["2026-11-17T18:29:00Z", "tomorrow"],
  ["2026-11-17T18:30:00Z", "today"],
])("at %s a closure is probably about %s", (now, days) => {
  expect(suggestDays(new Date(now))).toBe(days);
});
