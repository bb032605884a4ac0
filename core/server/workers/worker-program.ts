/** The program that `open-worker.ts` starts: it runs one job after the other, from the module that its argument names. */
import { flushCompileCache } from "node:module";
import { Worker } from "node:worker_threads";
import { ApiError } from "../errors.ts";
import type { JobAnswer, JobMessage } from "./open-worker.ts";

const JOB_WATCH = new URL("./job-watch.ts", import.meta.url);

type Jobs = Record<string, (input: unknown) => unknown>;
const loading: Promise<{ jobs: Jobs }> = import(process.argv[2] ?? "");

const jobsDone = new Set<string>();

handleParentSignals();
process.on("message", async (message: JobMessage) => {
  process.send?.(await run(message));
  // Node saves compiled code at the exit, but this process is killed. The first job of its kind loads its libraries.
  if (!jobsDone.has(message.name)) flushCompileCache();
  jobsDone.add(message.name);
});

/** Any error but an `ApiError` ends the process. */
async function run({ name, input, limits }: JobMessage): Promise<JobAnswer> {
  const { jobs } = await loading;
  // A thread, because a parser does not return to the event loop.
  const watch = limits && new Worker(JOB_WATCH, { workerData: limits, execArgv: [] });
  try {
    return { result: await jobs[name]?.(input) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, id, text, fields } = error;
    return { refusal: { status, id, text, fields } };
  } finally {
    await watch?.terminate();
  }
}

function handleParentSignals(): void {
  // A service manager and Ctrl-C signal all processes at once, but the server still waits for running jobs.
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => {});
  // The server is gone, perhaps killed. A plain exit would wait for the job.
  process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
}
