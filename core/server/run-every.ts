/**
 * Runs work in an interval, but never twice at once: while it is running, further runs are skipped. Returns the function that the interval
 * calls. The work handles its own errors.
 */
export function runEvery(milliseconds: number, work: () => Promise<void>): () => Promise<void> {
  let isRunning = false;
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    await work().finally(() => {
      isRunning = false;
    });
  };
  setInterval(run, milliseconds).unref();
  return run;
}
