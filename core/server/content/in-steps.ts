import { setImmediate as nextTurn } from "node:timers/promises";

/** The number of rows that are written with one statement. */
const STEP = 50;

/** Pauses after each step: SQLite works synchronously, and other requests would wait until the end. */
export async function* inSteps<Item>(items: readonly Item[]): AsyncGenerator<Item[]> {
  for (let start = 0; start < items.length; start += STEP) {
    yield items.slice(start, start + STEP);
    await nextTurn();
  }
}
