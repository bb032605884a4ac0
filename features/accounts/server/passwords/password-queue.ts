import { temporarilyUnavailable } from "../../../../core/server/errors.ts";

/** A check takes 19 MB and one of the four threads that also read files and compress pages. */
const AT_ONCE = 2;

/** A few seconds of work, far more than an office that logs in at the same time. */
const LONGEST_QUEUE = 200;

interface Waiting {
  key: string;
  begin: () => void;
}

export type PasswordQueue = ReturnType<typeof createPasswordQueue>;

/** Runs at most `atOnce` jobs at a time, and jobs with the same key one after the other. */
export function createPasswordQueue(atOnce = AT_ONCE, longestQueue = LONGEST_QUEUE) {
  const atWork = new Set<string>();
  const waiting: Waiting[] = [];

  function beginNext(): void {
    if (atWork.size >= atOnce) return;
    const index = waiting.findIndex(({ key }) => !atWork.has(key));
    const [next] = index === -1 ? [] : waiting.splice(index, 1);
    if (!next) return;
    atWork.add(next.key);
    next.begin();
  }

  return async function inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    if (waiting.length >= longestQueue) throw temporarilyUnavailable();
    await new Promise<void>((resolve) => {
      waiting.push({ key, begin: resolve });
      beginNext();
    });
    try {
      return await work();
    } finally {
      atWork.delete(key);
      beginNext();
    }
  };
}
