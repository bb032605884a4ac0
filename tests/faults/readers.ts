import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import type { SchoolProcess } from "./school-process.ts";

/** Cached pages and lists, and the same with a search, which is never cached. */
const READ = {
  kept: ["/", "/api/v1/notices/all"],
  fresh: ["/students?q=a", "/api/v1/notices/all?q=a&limit=5"],
};

const PATIENCE_MS = 60_000;

export type Kind = keyof typeof READ;

export interface ReadingResult {
  answered: Record<Kind, number>;
  /** All responses but 200, including incomplete ones. */
  failures: string[];
}

interface Readers {
  /** Resolves after this number of further reads, failed ones included. */
  reads(count: number): Promise<void>;
  /** Stops them and returns their results. */
  stop(): Promise<ReadingResult>;
}

/** Visitors who read pages one after the other, with pauses. */
export function startReaders(
  school: SchoolProcess,
  { kinds = ["kept", "fresh"], pauseMs = 20 }: { kinds?: readonly Kind[]; pauseMs?: number } = {},
): Readers {
  const result: ReadingResult = { answered: { kept: 0, fresh: 0 }, failures: [] };
  let isStopped = false;
  const work = kinds.flatMap((kind) =>
    READ[kind].map(async (address) => {
      while (!isStopped) {
        const failure = await read(school.url + address);
        if (failure) result.failures.push(`${address}: ${failure}`);
        else result.answered[kind]++;
        await sleep(pauseMs);
      }
    }),
  );
  const ended = () => result.failures.length + result.answered.kept + result.answered.fresh;
  return {
    async reads(count) {
      const wanted = ended() + count;
      await expect
        .poll(ended, { timeout: PATIENCE_MS, interval: 5, message: "the readers read" })
        .toBeGreaterThanOrEqual(wanted);
    },
    async stop() {
      isStopped = true;
      await Promise.all(work);
      return result;
    },
  };
}

async function read(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(url);
    await answer.arrayBuffer();
    return answer.status === 200 ? undefined : String(answer.status);
  } catch (error) {
    // The reason is in the cause of the error.
    return `${error} ${error instanceof Error ? error.cause : ""}`;
  }
}
