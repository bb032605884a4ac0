import { expect, it, onTestFinished, vi } from "vitest";
import { runEvery } from "./run-every.ts";

it("work that takes longer than its interval is never running twice", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let { promise, resolve } = Promise.withResolvers<void>();
  const work = vi.fn(() => promise);
  const run = runEvery(1000, work);
  void run();
  await vi.advanceTimersByTimeAsync(5000);
  void run();
  expect(work).toHaveBeenCalledTimes(1);
  resolve();
  ({ promise, resolve } = Promise.withResolvers<void>());
  await vi.advanceTimersByTimeAsync(3000);
  expect(work).toHaveBeenCalledTimes(2);
});
