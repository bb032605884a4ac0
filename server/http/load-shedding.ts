import type { FastifyInstance } from "fastify";
import { tooBusy } from "../errors.ts";

/** How long the first in the queue may have waited before further requests are refused. */
const MAX_WAIT_MS = 500;
/** A queue shorter than this is done soon, however long its first has waited. */
const MIN_REFUSING_QUEUE = 50;
/** Several times what a page takes. A turn of the event loop that takes longer was mostly a pause of the whole process. */
const MAX_COUNTED_TURN_MS = 20;
/** When the database does not answer, work piles up without anybody waiting in the queue. */
const MAX_UNDER_WAY = 1000;

const REPORT_EVERY_MS = 1000;

/** Runs work that makes an answer, or refuses it when the server is too busy. */
export type TakeTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Responses that are not cached are made one in each turn of the event loop, so that a cached one, which needs no turn, never
 * waits for more than one of them. Once the first in a long queue has waited for half a second, further requests are refused.
 * Only time that the queue itself takes is counted: when a busy machine pauses the process, the queue is not behind.
 */
export class WorkQueue {
  readonly #waiting: { since: number; start: () => void }[] = [];
  readonly #onRefusal: () => void;
  readonly #now: () => number;
  #underWay = 0;
  /** The time of all turns so far, without pauses. */
  #counted = 0;
  #turnBeganAt = 0;

  constructor({ onRefusal, now = () => performance.now() }: { onRefusal(): void; now?: () => number }) {
    this.#onRefusal = onRefusal;
    this.#now = now;
  }

  readonly takeTurn: TakeTurn = async (work) => {
    if (this.#isBehind()) {
      this.#onRefusal();
      throw tooBusy();
    }
    await this.#nextTurn();
    this.#underWay++;
    try {
      return await work();
    } finally {
      this.#underWay--;
    }
  };

  #isBehind(): boolean {
    const [first] = this.#waiting;
    const isLong = this.#waiting.length >= MIN_REFUSING_QUEUE;
    const isLate = first !== undefined && this.#counted - first.since > MAX_WAIT_MS;
    return (isLong && isLate) || this.#underWay >= MAX_UNDER_WAY;
  }

  #nextTurn(): Promise<void> {
    return new Promise((start) => {
      this.#waiting.push({ since: this.#counted, start });
      if (this.#waiting.length > 1) return;
      this.#turnBeganAt = this.#now();
      setImmediate(() => this.#startNext());
    });
  }

  /** `setImmediate` calls back once the event loop has looked at every connection. */
  #startNext(): void {
    const now = this.#now();
    this.#counted += Math.min(now - this.#turnBeganAt, MAX_COUNTED_TURN_MS);
    this.#turnBeganAt = now;
    this.#waiting.shift()?.start();
    if (this.#waiting.length > 0) setImmediate(() => this.#startNext());
  }
}

/** The queue of a server. Its log has a line for each second in which something was refused. */
export function openWorkQueue(app: FastifyInstance): WorkQueue {
  let refused = 0;
  const report = setInterval(() => {
    if (refused > 0) app.log.warn({ refused }, "too busy");
    refused = 0;
  }, REPORT_EVERY_MS);
  report.unref();
  app.addHook("onClose", async () => clearInterval(report));
  return new WorkQueue({ onRefusal: () => refused++ });
}
