/** Between two attempts to reach the server: browsers do not notice every return of a connection. */
const CHECK_MS = 15_000;

/** Calls back once, as soon as an attempt reaches the server. */
export function watchConnection(onReached: () => void): void {
  const checks = setInterval(async () => {
    const isReached = await fetch("/healthz", { method: "HEAD", cache: "no-store" }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (!isReached) return;
    clearInterval(checks);
    onReached();
  }, CHECK_MS);
}
