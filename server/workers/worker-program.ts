/** The program that `open-worker.ts` starts: it runs one job after the other, from the module that its argument names. */
import { Worker } from "node:worker_threads";
import { ApiError } from "../errors.ts";
import type { JobAnswer, JobMessage } from "./open-worker.ts";

const PROCESSOR_WATCH = new URL("./processor-watch.ts", import.meta.url);

type Jobs = Record<string, (input: unknown) => unknown>;
const loading: Promise<{ jobs: Jobs }> = import(process.argv[2] ?? "");

handleParentSignals();
process.on("message", async (message: JobMessage) => {
  process.send?.(await run(message));
});

/** Any error but an `ApiError` ends the process. */
async function run({ name, input, processorMilliseconds }: JobMessage): Promise<JobAnswer> {
  const { jobs } = await loading;
  const stopWatch =
    processorMilliseconds === undefined ? undefined : limitProcessorTime(processorMilliseconds);
  try {
    return { result: await jobs[name]?.(input) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, id, text, fields } = error;
    return { refusal: { status, id, text, fields } };
  } finally {
    await stopWatch?.();
  }
}

/**
 * Ends this process with SIGXCPU if it needs more processor time before the returned function is called. A thread measures,
 * because a parser does not return to the event loop; processor time, because on a busy machine a good file takes long too.
 */
function limitProcessorTime(milliseconds: number): () => Promise<number> {
  const watch = new Worker(PROCESSOR_WATCH, { workerData: milliseconds, execArgv: [] });
  return () => watch.terminate();
}

function handleParentSignals(): void {
  // A service manager and Ctrl-C signal all processes at once, but the server still waits for running jobs.
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => {});
  // The server is gone, perhaps killed. A plain exit would wait for the job.
  process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
}
