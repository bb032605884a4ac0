import { expect, it } from "vitest";
import { lastEnd } from "./stages.ts";

const ending = (...ends: (string | null)[]) => ends.map((expiresAt) => ({ expiresAt }));

it("a group ends with the entry that ends last, and never if one has no end", () => {
  expect(lastEnd(ending("2026-11-18T18:29:00.000Z", "2026-11-20T18:29:00.000Z"))).toBe(
    "2026-11-20T18:29:00.000Z",
  );
  expect(lastEnd(ending("2026-11-18T18:29:00.000Z", null))).toBeUndefined();
  expect(lastEnd([])).toBeUndefined();
});
