import { setTimeout as pause } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { collectGarbage, collectWhenQuiet } from "./collect-when-quiet.ts";

const LOOK_EVERY_MS = 100;

test("garbage is collected when a rush is over, and at no other time", async () => {
  const collect = vi.fn();
  const timer = collectWhenQuiet(collect, LOOK_EVERY_MS);
  await pause(6 * LOOK_EVERY_MS);
  expect(collect).not.toHaveBeenCalled();
  for (const end = performance.now() + 2 * LOOK_EVERY_MS; performance.now() < end; );
  await pause(LOOK_EVERY_MS / 2);
  expect(collect).not.toHaveBeenCalled();
  await expect.poll(() => collect.mock.calls.length, { timeout: 10_000 }).toBe(1);
  await pause(6 * LOOK_EVERY_MS);
  expect(collect).toHaveBeenCalledTimes(1);
  clearInterval(timer);
});

test("what nobody uses is gone then", async () => {
  const left = new WeakRef(new Array(1e6).fill("once"));
  await pause(0);
  expect(left.deref() === undefined).toBe(false);
  await pause(0);
  collectGarbage();
  expect(left.deref() === undefined).toBe(true);
});
