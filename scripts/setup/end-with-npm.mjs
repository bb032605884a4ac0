const LOOK_EVERY_MS = 250;

/**
 * npm runs a script in a shell, and some shells exit on SIGTERM without forwarding it, which would leave the program
 * running. Therefore it exits when its parent is gone.
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
