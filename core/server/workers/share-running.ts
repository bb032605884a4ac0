/** Returns a function that runs a job, or returns the result of the one with the same key that is running. */
export function shareRunning<Result>() {
  const running = new Map<string, Promise<Result>>();

  return function share(key: string, job: () => Promise<Result>): Promise<Result> {
    const earlier = running.get(key);
    if (earlier) return earlier;
    const work = job().finally(() => running.delete(key));
    running.set(key, work);
    return work;
  };
}
