import { performance } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const LOOK_EVERY_MS = 1000;
/** Shares of the time between two looks that the program was at work. */
const BUSY = 0.3;
const QUIET = 0.1;
/** A pause of the rush is not its end: collecting also forgets what V8 has learnt of the code. */
const QUIET_LOOKS = 3;

/**
 * V8 collects garbage when it needs room. After a rush nothing needs any, and a small machine would lack a quarter of
 * what the program holds until the next one. So when a rush is over, what nobody uses goes back to the system.
 */
export function collectWhenQuiet(collect = collectGarbage, lookEveryMs = LOOK_EVERY_MS): NodeJS.Timeout {
  let wasBusy = false;
  let quietLooks = 0;
  let before = performance.eventLoopUtilization();
  const look = () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    if (utilization > BUSY) wasBusy = true;
    quietLooks = utilization > QUIET ? 0 : quietLooks + 1;
    if (!wasBusy || quietLooks < QUIET_LOOKS) return;
    wasBusy = false;
    collect();
  };
  return setInterval(look, lookEveryMs).unref();
}

/** The thorough kind, which also gives back the room. It takes a tenth of a second. */
export function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  const gc: NodeJS.GCFunction = runInNewContext("gc");
  gc({ type: "major", execution: "sync", flavor: "last-resort" });
}
