import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { limitConcurrency } from "./limit-concurrency.ts";

it("no more jobs than the limit are at work, and they start in order", async () => {
  const run = limitConcurrency(2);
  const started: number[] = [];
  let atWork = 0;
  let most = 0;
  const results = await Promise.all(
    [1, 2, 3, 4, 5].map((number) =>
      run(async () => {
        started.push(number);
        most = Math.max(most, ++atWork);
        await wait(5);
        atWork -= 1;
        return number * 10;
      }),
    ),
  );
  expect(results).toEqual([10, 20, 30, 40, 50]);
  expect(started).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

it("a job that fails makes room for the next", async () => {
  const run = limitConcurrency(1);
  const failing = run(() => Promise.reject(new Error("broken")));
  const next = run(() => Promise.resolve("done"));
  await expect(failing).rejects.toThrow("broken");
  await expect(next).resolves.toBe("done");
  await expect(run(() => Promise.resolve("again"))).resolves.toBe("again");
});
