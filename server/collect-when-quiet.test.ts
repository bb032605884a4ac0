import { setTimeout as pause } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { collectGarbage, collectWhenQuiet } from "./collect-when-quiet.ts";

test("garbage is collected when a rush is over, and at no other time", async () => {
  const collect = vi.fn();
  const timer = collectWhenQuiet(collect);
  await pause(1200);
  expect(collect).not.toHaveBeenCalled();
  for (const end = performance.now() + 700; performance.now() < end; );
  await expect.poll(() => collect.mock.calls.length, { timeout: 10_000 }).toBe(1);
  await pause(1200);
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
