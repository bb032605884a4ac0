import http from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { startReaders } from "./readers.ts";
import { createDataFolder, openSchool, type SchoolProcess } from "./school-process.ts";

/** Far more than can be served in half a second, also by a machine that is much faster than those of today. */
const VISITORS = 800;
const BURST_MS = 3000;
const RECOVERY_MS = 10_000;

interface BurstResult {
  statuses: Map<number, number>;
  refusedWithoutRetryAfter: number;
  /** What people see instead of the page. */
  refusals: Set<string>;
}

/** Visitors who all search for something else, so that no answer is kept, and come back without the pause asked for. */
async function burst(school: SchoolProcess): Promise<BurstResult> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: VISITORS });
  const result: BurstResult = { statuses: new Map(), refusedWithoutRetryAfter: 0, refusals: new Set() };
  const end = Date.now() + BURST_MS;
  await Promise.all(
    Array.from({ length: VISITORS }, async (_, visitor) => {
      for (let visit = 0; Date.now() < end; visit++) {
        const { status, hasRetryAfter, text } = await visitPage(
          agent,
          `${school.url}/students?q=${visitor}-${visit}`,
        );
        result.statuses.set(status, (result.statuses.get(status) ?? 0) + 1);
        if (status === 503 && !hasRetryAfter) result.refusedWithoutRetryAfter++;
        if (status === 503) result.refusals.add(text.replace(/\d+/g, "N"));
        await sleep(100);
      }
    }),
  );
  agent.destroy();
  return result;
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

test("past its capacity the school refuses at once what it has not kept, serves what it has, and recovers", async () => {
  const school = await openSchool({ dataDir: await createDataFolder() });
  await startReaders(school).stop();

  const readers = startReaders(school, { kinds: ["kept"], pauseMs: 50 });
  const underWay = burst(school);
  await sleep(BURST_MS / 2);
  expect((await fetch(`${school.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${school.url}/readyz`)).status).toBe(200);
  const { statuses, refusedWithoutRetryAfter, refusals } = await underWay;
  const reading = await readers.stop();

  expect([...statuses.keys()].sort()).toEqual([200, 503]);
  expect(refusedWithoutRetryAfter).toBe(0);
  expect([...refusals]).toEqual([expect.stringMatching(/^<!doctype html>[\s\S]*Please wait a moment/)]);
  expect(reading.failures, "kept pages are served all the while").toEqual([]);
  expect(reading.answered.kept).toBeGreaterThan(0);

  const deadline = Date.now() + RECOVERY_MS;
  let status = 0;
  while (status !== 200 && Date.now() < deadline) {
    status = (await fetch(`${school.url}/students?q=later`)).status;
    await sleep(100);
  }
  expect(status, "normal again").toBe(200);
  const after = startReaders(school);
  await sleep(1000);
  expect((await after.stop()).failures).toEqual([]);
});
