import { setTimeout as sleep } from "node:timers/promises";
import type { School } from "./school.ts";

/** How long some work takes, and how long a visitor waits for pages while it is done. In milliseconds. */
export async function readMeanwhile(
  school: School,
  paths: readonly string[],
  work: () => Promise<void>,
): Promise<{ took: number; waits: number[] }> {
  const waits: number[] = [];
  let isOver = false;
  const reading = (async () => {
    for (let round = 0; !isOver; round++) {
      const startedAt = performance.now();
      const answer = await fetch(school.url + paths[round % paths.length]);
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`A visitor was told ${answer.status}`);
      waits.push(performance.now() - startedAt);
      await sleep(20);
    }
  })();
  const startedAt = performance.now();
  await work();
  const took = performance.now() - startedAt;
  isOver = true;
  await reading;
  return { took, waits };
}

const WARM_UP_MS = 5000;

/** Reads what a question reads anyway, so that what the server holds for it is there before anything is measured. */
export const warmUp = (school: School, paths: readonly string[]) =>
  readMeanwhile(school, paths, () => sleep(WARM_UP_MS));

export const p99Of = (waits: readonly number[]): number =>
  waits.toSorted((one, other) => one - other)[Math.floor(waits.length * 0.99)] ?? 0;
