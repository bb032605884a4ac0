import type { FastifyInstance } from "fastify";
import { tooBusy } from "../errors.ts";

/** How long the first request in the queue may have waited before others are refused. */
const MAX_WAIT_MS = 500;
/** A shorter queue is done soon, however long its first request has waited. */
const MIN_REFUSING_QUEUE = 50;
/** Several times what a page takes. In a longer event-loop turn, the whole process was mostly paused. */
const MAX_COUNTED_TURN_MS = 20;
/** When the database does not respond, work accumulates although the queue is empty. */
const MAX_UNDER_WAY = 1000;

const REPORT_EVERY_MS = 1000;

/** Runs work for a response, or refuses it if the server is too busy. */
export type Enqueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * One uncached response starts in each event-loop turn, so that a cached response never waits for more than one of them. When the
 * first request in a long queue has waited for half a second, further requests are refused. Only the queue's own time counts: a
 * pause of the process on a busy machine does not.
 */
export class WorkQueue {
  readonly #waiting: { since: number; start: () => void }[] = [];
  readonly #onRefusal: () => void;
  readonly #now: () => number;
  #underWay = 0;
  /** The total time of all turns, without pauses. */
  #counted = 0;
  #turnBeganAt = 0;

  constructor({ onRefusal, now = () => performance.now() }: { onRefusal(): void; now?: () => number }) {
    this.#onRefusal = onRefusal;
    this.#now = now;
  }

  readonly enqueue: Enqueue = async (work) => {
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

  /** `setImmediate` runs after the event loop has checked every connection. */
  #startNext(): void {
    const now = this.#now();
    this.#counted += Math.min(now - this.#turnBeganAt, MAX_COUNTED_TURN_MS);
    this.#turnBeganAt = now;
    this.#waiting.shift()?.start();
    if (this.#waiting.length > 0) setImmediate(() => this.#startNext());
  }
}

/** The queue of a server, which logs the refusals of each second. */
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
