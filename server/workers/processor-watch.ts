/** The thread that `limit-processor-time.ts` starts. */
import { workerData } from "node:worker_threads";

const CHECK_MS = 100;
const begun = process.cpuUsage();

setInterval(() => {
  const { user, system } = process.cpuUsage(begun);
  if ((user + system) / 1000 > workerData) process.kill(process.pid, "SIGXCPU");
}, CHECK_MS);
