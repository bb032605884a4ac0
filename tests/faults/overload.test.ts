import http from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { startReaders } from "./readers.ts";
import { createDataFolder, openSchool, type SchoolProcess } from "./school-process.ts";

/** Far more than any machine can serve in half a second. */
const VISITORS = 800;
const PATIENCE_MS = 30_000;

interface Burst {
  statuses: Map<number, number>;
  refusedWithoutRetryAfter: number;
  /** The text that people see instead of the page. */
  refusals: Set<string>;
  stop(): Promise<void>;
}

/** Visitors with different searches, so that nothing is cached, who ignore Retry-After. */
function startBurst(school: SchoolProcess): Burst {
  const agent = new http.Agent({ keepAlive: true, maxSockets: VISITORS });
  let isStopped = false;
  const burst: Burst = {
    statuses: new Map(),
    refusedWithoutRetryAfter: 0,
    refusals: new Set(),
    async stop() {
      isStopped = true;
      await Promise.all(work);
      agent.destroy();
    },
  };
  const work = Array.from({ length: VISITORS }, async (_, visitor) => {
    for (let visit = 0; !isStopped; visit++) {
      const { status, hasRetryAfter, text } = await visitPage(
        agent,
        `${school.url}/students?q=${visitor}-${visit}`,
      );
      burst.statuses.set(status, (burst.statuses.get(status) ?? 0) + 1);
      if (status === 503 && !hasRetryAfter) burst.refusedWithoutRetryAfter++;
      if (status === 503) burst.refusals.add(text.replace(/\d+/g, "N"));
      await sleep(100);
    }
  });
  return burst;
}

interface Visit {
  status: number;
  hasRetryAfter: boolean;
  text: string;
}

function visitPage(agent: http.Agent, url: string): Promise<Visit> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { agent, headers: { accept: "text/html" } }, (answer) => {
        let text = "";
        answer.setEncoding("utf8").on("data", (part: string) => (text += part));
        answer.on("end", () =>
          resolve({
            status: answer.statusCode ?? 0,
            hasRetryAfter: answer.headers["retry-after"] !== undefined,
            text,
          }),
        );
      })
      .on("error", reject);
  });
}

test("over its capacity the server refuses uncached requests at once, serves cached ones, and recovers", async () => {
  const school = await openSchool({ dataDir: await createDataFolder() });
  await startReaders(school).stop();

  const readers = startReaders(school, { kinds: ["kept"], pauseMs: 50 });
  const burst = startBurst(school);
  await expect.poll(() => [...burst.statuses.keys()].sort(), { timeout: PATIENCE_MS }).toEqual([200, 503]);
  expect((await fetch(`${school.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${school.url}/readyz`)).status).toBe(200);
  await readers.reads(20);
  const reading = await readers.stop();
  await burst.stop();

  expect([...burst.statuses.keys()].sort()).toEqual([200, 503]);
  expect(burst.refusedWithoutRetryAfter).toBe(0);
  expect([...burst.refusals]).toEqual([expect.stringMatching(/^<!doctype html>[\s\S]*Please wait a moment/)]);
  expect(reading.failures, "kept pages are served all the while").toEqual([]);
  expect(reading.answered.kept).toBeGreaterThan(0);

  await expect
    .poll(async () => (await fetch(`${school.url}/students?q=later`)).status, { timeout: PATIENCE_MS })
    .toBe(200);
  const after = startReaders(school);
  await after.reads(50);
  expect((await after.stop()).failures).toEqual([]);
});
