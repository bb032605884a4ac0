import { expect, it } from "vitest";
import { restingJob } from "./resting-job.ts";

it("a job rests while its feature is off, and goes on when it is on again", async () => {
  const off = new Set<string>();
  let runs = 0;
  const count = async () => {
    runs++;
  };
  const parts = { isOn: async (feature: string | undefined) => feature === undefined || !off.has(feature) };
  const { run } = restingJob(parts, "enquiries", { everyMs: 1000, run: count, failure: "failed" });
  await run();
  off.add("enquiries");
  await run();
  expect(runs).toBe(1);
  off.clear();
  await run();
  expect(runs).toBe(2);
});
