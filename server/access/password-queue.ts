import { temporarilyUnavailable } from "../errors.ts";

/**
 * Each check of a password takes 19 MB and a thread of the pool that reads files and compresses pages too, which has
 * four.
 */
const AT_ONCE = 2;

/** Some seconds of work; an office that logs in all at once is far below it. */
const LONGEST_QUEUE = 200;

interface Waiting {
  key: string;
  begin: () => void;
}

export type PasswordQueue = ReturnType<typeof createPasswordQueue>;

/** Where work with passwords waits: little of it is done at once, and what has the same key one after the other. */
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
