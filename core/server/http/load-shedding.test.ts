import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { WorkQueue } from "./load-shedding.ts";

function openQueue() {
  let time = 0;
  let refusals = 0;
  const queue = new WorkQueue({ now: () => time, onRefusal: () => refusals++ });
  return {
    enqueue: queue.enqueue,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    refusals: () => refusals,
  };
}

const BUSY = { status: 503, id: "temporarily_unavailable", retryAfterSeconds: expect.any(Number) };

describe("the queue of work", () => {
  it("starts one job in each event-loop turn, in the order of the requests", async () => {
    const { enqueue } = openQueue();
    const started: number[] = [];
    const all = [1, 2, 3].map((number) => enqueue(async () => started.push(number)));
    const seen: number[][] = [];
    while (started.length < 3) {
      await nextTurn();
      seen.push([...started]);
    }
    await Promise.all(all);
    expect(seen).toContainEqual([1]);
    expect(seen).toContainEqual([1, 2]);
    expect(started).toEqual([1, 2, 3]);
  });

  it("returns the result of the work, and passes on its error", async () => {
    const { enqueue } = openQueue();
    expect(await enqueue(async () => "page")).toBe("page");
    await expect(enqueue(() => Promise.reject(new Error("no page")))).rejects.toThrow("no page");
    expect(await enqueue(async () => "next page")).toBe("next page");
  });

  it("accepts any number of requests while the first has not waited long", async () => {
    const { enqueue, refusals } = openQueue();
    const answers = await Promise.all(Array.from({ length: 500 }, (_, index) => enqueue(async () => index)));
    expect(answers).toHaveLength(500);
    expect(refusals()).toBe(0);
  });

  /** A queue whose work takes `workMs` in each event-loop turn. */
  function openSlowQueue(length: number, workMs: number) {
    const queue = openQueue();
    const answers = Array.from({ length }, () => queue.enqueue(async () => queue.pass(workMs)));
    return { ...queue, finish: () => Promise.all(answers) };
  }

  it("refuses new requests once the first has waited long, and accepts them again when the queue is short", async () => {
    const { enqueue, refusals, finish } = openSlowQueue(300, 10);
    // Each of these turns starts one job.
    for (let turn = 0; turn < 60; turn++) await nextTurn();
    await expect(enqueue(async () => "late")).rejects.toMatchObject(BUSY);
    expect(refusals()).toBe(1);
    await finish();
    expect(await enqueue(async () => "later")).toBe("later");
  });

  it("refuses nothing while the queue is short, however slow the work is", async () => {
    const { enqueue, refusals, finish } = openSlowQueue(40, 1000);
    for (let turn = 0; turn < 30; turn++) await nextTurn();
    expect(await enqueue(async () => "late")).toBe("late");
    await finish();
    expect(refusals()).toBe(0);
  });

  it("does not count time during which the process was paused", async () => {
    const { enqueue, pass, refusals, finish } = openSlowQueue(300, 1);
    await nextTurn();
    pass(60_000);
    const late = enqueue(async () => "late");
    await nextTurn();
    const later = enqueue(async () => "later");
    await finish();
    expect([await late, await later, refusals()]).toEqual(["late", "later", 0]);
  });

  it("refuses new requests while a thousand jobs are running, such as when the database does not respond", async () => {
    const { enqueue } = openQueue();
    const { promise: silence, resolve: answer } = Promise.withResolvers<void>();
    let started = 0;
    const under = Array.from({ length: 1000 }, () =>
      enqueue(() => {
        started++;
        return silence;
      }),
    );
    while (started < 1000) await nextTurn();
    await expect(enqueue(async () => "one more")).rejects.toMatchObject(BUSY);
    answer();
    await Promise.all(under);
    expect(await enqueue(async () => "one more")).toBe("one more");
  });
});
