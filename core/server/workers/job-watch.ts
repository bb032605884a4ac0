/** The thread of `worker-program.ts` that measures what a job uses, and ends the process with SIGXCPU if it is too much. */
import { workerData } from "node:worker_threads";
import type { JobLimits } from "./open-worker.ts";

const CHECK_MS = 20;
const { processorMilliseconds, memoryBytes = Number.POSITIVE_INFINITY }: JobLimits = workerData;
const processorBefore = process.cpuUsage();
let leastMemory = process.memoryUsage.rss();

setInterval(() => {
  const { user, system } = process.cpuUsage(processorBefore);
  const memory = process.memoryUsage.rss();
  // Memory that earlier jobs have left over may be freed during this one.
  leastMemory = Math.min(leastMemory, memory);
  const isOverLimit = (user + system) / 1000 > processorMilliseconds || memory - leastMemory > memoryBytes;
  if (isOverLimit) process.kill(process.pid, "SIGXCPU");
}, CHECK_MS);
