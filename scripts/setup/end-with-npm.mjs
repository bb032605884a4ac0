const LOOK_EVERY_MS = 250;

/**
 * npm runs a script in a shell, and some shells end on SIGTERM without passing it on: stopping npm would leave the
 * program running. So what npm has started ends when its parent is gone.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, LOOK_EVERY_MS);
  timer.unref();
}
