/** Returns a runner that has at most `limit` jobs at work; the others wait in the order they came, or until aborted. */
export function limitConcurrency(limit: number) {
  let atWork = 0;
  const waiting: (() => void)[] = [];

  const waitForTurn = (signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        signal?.removeEventListener("abort", leave);
        resolve();
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(signal?.reason);
      };
      signal?.addEventListener("abort", leave, { once: true });
      waiting.push(begin);
    });

  return async function run<Result>(job: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    signal?.throwIfAborted();
    if (atWork < limit) atWork += 1;
    else await waitForTurn(signal);
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else atWork -= 1;
    }
  };
}
