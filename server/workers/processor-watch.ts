/** The thread of `worker-program.ts` that measures the processor time of a job. */
import { workerData } from "node:worker_threads";

const CHECK_MS = 100;
const before = process.cpuUsage();

setInterval(() => {
  const { user, system } = process.cpuUsage(before);
  if ((user + system) / 1000 > workerData) process.kill(process.pid, "SIGXCPU");
}, CHECK_MS);
