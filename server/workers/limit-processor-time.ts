import { Worker } from "node:worker_threads";

const WATCH = new URL("./processor-watch.ts", import.meta.url);

/**
 * Ends this process with SIGXCPU if the job needs more processor time. A thread watches, because a parser does not return to the
 * event loop; processor time, because on a busy machine a good file takes long too.
 */
export async function limitProcessorTime<Result>(
  milliseconds: number,
  job: () => Promise<Result>,
): Promise<Result> {
  const watch = new Worker(WATCH, { workerData: milliseconds, execArgv: [] });
  try {
    return await job();
  } finally {
    await watch.terminate();
  }
}
