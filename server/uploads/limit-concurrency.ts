/** Returns a runner that has at most `limit` jobs at work; the others wait in the order they came. */
export function limitConcurrency(limit: number) {
  let atWork = 0;
  const waiting: (() => void)[] = [];

  return async function run<Result>(job: () => Promise<Result>): Promise<Result> {
    if (atWork < limit) atWork += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else atWork -= 1;
    }
  };
}
