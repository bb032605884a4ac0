import { expect, it } from "vitest";
import { restingJob } from "./resting-job.ts";

function openJob(work: () => Promise<void> = async () => {}) {
  const off = new Set<string>();
  const job = { everyMs: 1000, failure: "failed", runs: 0 };
  const parts = { isOn: async (feature: string | undefined) => feature === undefined || !off.has(feature) };
  const count = async () => {
    job.runs++;
    await work();
  };
  return { off, job, run: restingJob(parts, "enquiries", { ...job, run: count }).run };
}

it("a job rests while its feature is off, and goes on when it is on again", async () => {
  const { off, job, run } = openJob();
  await run();
  off.add("enquiries");
  await run();
  expect(job.runs).toBe(1);
  off.clear();
  await run();
  expect(job.runs).toBe(2);
});

it("a run during which its feature is switched off ends as usual, and later runs rest", async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: work, resolve: finish } = Promise.withResolvers<void>();
  const steps: string[] = [];
  const { off, job, run } = openJob(async () => {
    begin();
    await work;
    steps.push("saved");
  });
  const running = run();
  await begun;
  off.add("enquiries");
  await run();
  expect(job.runs).toBe(1);
  finish();
  await expect(running).resolves.toBeUndefined();
  expect(steps).toEqual(["saved"]);
  await run();
  expect(job.runs).toBe(1);
});
