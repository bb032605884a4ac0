import { expect, it } from "vitest";
import { createIdSource, deriveId, isEntryId } from "./entry-id.ts";

it("creates ids that sort by time of creation, also within a millisecond", () => {
  const createId = createIdSource(() => 1_794_700_000_000);
  const ids = Array.from({ length: 10_000 }, createId);
  expect(ids).toEqual([...ids].sort());
  expect(new Set(ids).size).toBe(ids.length);
});

it("keeps the order when the clock is set back", () => {
  const times = [2000, 1000];
  const createId = createIdSource(() => times.shift() ?? 0);
  const [first = "", second = ""] = [createId(), createId()];
  expect(second > first).toBe(true);
});

it("creates version 7 ids", () => {
  expect(createIdSource()()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

it("derives the same id from the same text", () => {
  expect(deriveId("one")).toBe(deriveId("one"));
  expect(deriveId("one")).not.toBe(deriveId("two"));
  expect(isEntryId(deriveId("one"))).toBe(true);
});
