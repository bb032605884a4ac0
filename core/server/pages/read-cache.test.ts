import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ReadCache } from "./read-cache.ts";

let reads: ReadCache;
let count: number;

beforeEach(() => {
  reads = new ReadCache(2);
  count = 0;
});

afterEach(() => {
  vi.useRealTimers();
});

const readNext = async (until?: number) => ({ value: ++count, until });
const read = (key: string, until?: number) => reads.get(key, [`tag of ${key}`], () => readNext(until));

it("reads once, until a tag of the value or everything is dropped", async () => {
  expect([await read("notices"), await read("notices")]).toEqual([1, 1]);
  reads.drop("another tag");
  expect(await read("notices")).toBe(1);
  reads.drop("tag of notices");
  expect(await read("notices")).toBe(2);
  reads.dropAll();
  expect(await read("notices")).toBe(3);
});

it("simultaneous requests share one reading", async () => {
  expect(await Promise.all([read("notices"), read("notices")])).toEqual([1, 1]);
});

it("reads again from the moment at which the value may differ", async () => {
  vi.useFakeTimers({ now: 1000 });
  expect([await read("notices", 2000), await read("notices", 2000)]).toEqual([1, 1]);
  vi.setSystemTime(2000);
  expect(await read("notices", 3000)).toBe(2);
  expect(await read("notices", 3000)).toBe(2);
});

it("does not remember what was being read during a change", async () => {
  const { promise, resolve } = Promise.withResolvers<{ value: string }>();
  const before = reads.get("notices", ["notices"], () => promise);
  reads.drop("notices");
  const after = reads.get("notices", ["notices"], async () => ({ value: "new" }));
  resolve({ value: "old" });
  expect(await Promise.all([before, after])).toEqual(["old", "new"]);
  expect(await reads.get("notices", ["notices"], async () => ({ value: "unused" }))).toBe("new");
});

it("does not remember a failure", async () => {
  const fail = reads.get("notices", ["notices"], async () => {
    throw new Error("no database");
  });
  await expect(fail).rejects.toThrow("no database");
  expect(await read("notices")).toBe(1);
});

it("removes the least recently used value when it is full", async () => {
  await read("a");
  await read("b");
  await read("a");
  await read("c");
  expect(await read("a")).toBe(1);
  expect(await read("b")).toBe(4);
});
