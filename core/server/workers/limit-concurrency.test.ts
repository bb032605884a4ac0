import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { limitConcurrency } from "./limit-concurrency.ts";

it("no more jobs than the limit run at a time, and they start in order", async () => {
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

it("a failed job makes room for the next", async () => {
  const run = limitConcurrency(1);
  const failing = run(() => Promise.reject(new Error("broken")));
  const next = run(() => Promise.resolve("done"));
  await expect(failing).rejects.toThrow("broken");
  await expect(next).resolves.toBe("done");
  await expect(run(() => Promise.resolve("again"))).resolves.toBe("again");
});

it("a job that is aborted while it waits never starts, and the jobs behind it move up", async () => {
  const run = limitConcurrency(1);
  const { promise: work, resolve: finish } = Promise.withResolvers<string>();
  const first = run(() => work);
  const leaving = new AbortController();
  const started: string[] = [];
  const second = run(async () => started.push("second"), leaving.signal);
  const third = run(async () => started.push("third"), leaving.signal);
  const fourth = run(async () => started.push("fourth"), new AbortController().signal);
  leaving.abort(new Error("gone"));
  await expect(second).rejects.toThrow("gone");
  await expect(third).rejects.toThrow("gone");
  finish("done");
  await expect(first).resolves.toBe("done");
  await fourth;
  await expect(run(async () => started.push("late"), leaving.signal)).rejects.toThrow("gone");
  expect(started).toEqual(["fourth"]);
});

it("a running job is not interrupted when it is aborted", async () => {
  const run = limitConcurrency(1);
  const leaving = new AbortController();
  const { promise: work, resolve: finish } = Promise.withResolvers<string>();
  const underWay = run(() => work, leaving.signal);
  leaving.abort();
  finish("done");
  await expect(underWay).resolves.toBe("done");
});

it("jobs beyond the queue are refused until one has started", async () => {
  const run = limitConcurrency(1, { maxWaiting: 1 });
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = run(() => promise);
  const second = run(async () => "second");
  await expect(run(async () => "third")).rejects.toMatchObject({ status: 503 });
  resolve("first");
  expect(await Promise.all([first, second])).toEqual(["first", "second"]);
  expect(await run(async () => "fourth")).toBe("fourth");
});
