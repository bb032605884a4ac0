import { expect, it } from "vitest";
import { findGiveUpTime } from "./mail-queue.ts";

const NOW = Date.parse("2026-11-18T06:00:00Z");

it("a mail is given up after two days, or when its link ends", () => {
  expect(findGiveUpTime(NOW, null)).toBe("2026-11-20T06:00:00.000Z");
  expect(findGiveUpTime(NOW, "2026-11-18T07:00:00.000Z")).toBe("2026-11-18T07:00:00.000Z");
  expect(findGiveUpTime(NOW, "2026-11-25T06:00:00.000Z")).toBe("2026-11-20T06:00:00.000Z");
});
