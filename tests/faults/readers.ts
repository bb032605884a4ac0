import { setTimeout as sleep } from "node:timers/promises";
import type { SchoolProcess } from "./school-process.ts";

/** Pages and lists that are kept, and the same with a search, which is never kept. */
const READ = {
  kept: ["/", "/api/v1/notices/all"],
  fresh: ["/students?q=a", "/api/v1/notices/all?q=a&limit=5"],
};

export type Kind = keyof typeof READ;

export interface ReadingResult {
  answered: Record<Kind, number>;
  /** Everything but 200, cut-off answers included. */
  failures: string[];
}

/** Visitors who read one thing after the other; `stop` tells how they fared. */
export function startReaders(
  school: SchoolProcess,
  { kinds = ["kept", "fresh"], pauseMs = 20 }: { kinds?: readonly Kind[]; pauseMs?: number } = {},
): { stop(): Promise<ReadingResult> } {
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
  return {
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
    return String(error);
  }
}
