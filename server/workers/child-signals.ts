/** What every program does that `child-program.ts` starts. */
export function obeyParent(): void {
  // A service manager and Ctrl-C signal all processes at once, but work under way is still finished.
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => {});
  // Also when the server is gone without a word. Ending in peace would wait for the work.
  process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
}
