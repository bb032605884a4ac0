import { tooBusy } from "../errors.ts";

/**
 * Returns a runner that has at most `limit` jobs at work; the others wait in the order they came, or until aborted. Where
 * `maxWaiting` wait already, a further one is refused.
 */
export function limitConcurrency(limit: number, { maxWaiting = Number.POSITIVE_INFINITY } = {}) {
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
    else if (waiting.length >= maxWaiting) throw tooBusy();
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
