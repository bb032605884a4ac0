import { expect, it } from "vitest";
import { checkEntry } from "../../../content/resources/check-entry.ts";
import { notices } from "../../../content/resources/notices.ts";
import { CLOSURE_REASONS } from "../../../content/words/panel/en/closure.ts";
import { buildClosure } from "./build-closure.ts";

const today = "2026-11-17";

it("builds a notice in both languages, on every page and until midnight in India", () => {
  expect(buildClosure({ reason: "rain", today, lastDay: today })).toEqual({
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
  expect(buildClosure({ reason: "cold", today, lastDay: "2026-11-18" })).toMatchObject({
    title: "School closed until 18 November: cold wave",
    titleHi: "विद्यालय 18 नवंबर तक बंद: शीतलहर",
    eventFrom: today,
    eventTo: "2026-11-18",
    expiresAt: "2026-11-18T23:59",
  });
});

it("leaves out the reason in a language without one", () => {
  const reason = { en: "  Water pipe burst ", hi: "" };
  expect(buildClosure({ reason, today, lastDay: today })).toMatchObject({
    title: "School closed today: Water pipe burst",
    titleHi: "आज विद्यालय बंद",
    descriptionHi: "विद्यालय आज, 17 नवंबर को बंद है।",
  });
});

it.each(CLOSURE_REASONS)("builds a valid notice for %s", (reason) => {
  const sent = buildClosure({ reason, today, lastDay: today });
  expect(checkEntry(notices, "create", sent, () => false).errors).toEqual({});
});
