import { tooBusy } from "../errors.ts";

/**
 * Returns a function that runs at most `limit` jobs at a time. The others wait in the order in which they arrive, or until
 * aborted. If `maxWaiting` jobs are waiting, further ones are refused.
 */
export function limitConcurrency(limit: number, { maxWaiting = Number.POSITIVE_INFINITY } = {}) {
  let running = 0;
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
    if (running < limit) running += 1;
    else if (waiting.length >= maxWaiting) throw tooBusy();
    else await waitForTurn(signal);
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
