import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { installPostgres } from "../postgres-server.ts";
import { ageFiles, checkSchool } from "./check-school.ts";
import { Ledger } from "./ledger.ts";
import { startReaders } from "./readers.ts";
import { createDataFolder, logIn, openSchool } from "./school-process.ts";
import { startWriters } from "./writers.ts";

const RECOVERY_PATIENCE_MS = 20_000;

test("when PostgreSQL goes away, kept pages are served and the rest is 503; when it comes back, so does the school", async () => {
  const postgres = await installPostgres();
  onTestFinished(() => postgres.remove());
  await postgres.start();
  const dataDir = await createDataFolder();
  const ledger = new Ledger({ areRefusalsFinal: false });
  const options = { dataDir, databaseUrl: `${postgres.url}/postgres` };
  let school = await openSchool(options);
  const token = await logIn(school);
  const firstWriters = startWriters(school, token, ledger);
  await sleep(1000);

  await postgres.crash();
  await sleep(500);
  await firstWriters.stop();
  expect(await statusesOf(`${school.api}/notices/all?q=a`)).toEqual([503, true]);
  expect(await statusesOf(`${school.api}/admins/login`, { email: "a@b.example", password: "x" })).toEqual([
    503,
    true,
  ]);
  expect((await statusesOf(`${school.url}/readyz`))[0]).toBe(503);
  expect((await statusesOf(`${school.url}/healthz`))[0]).toBe(200);

  await postgres.start();
  await waitUntilReady(school.url);
  // By now the school knows that nothing was changed elsewhere meanwhile, and has dropped what it could not be sure of.
  await sleep(2500);
  await startReaders(school, { kinds: ["kept"] }).stop();
  const readers = startReaders(school, { kinds: ["kept"] });
  await postgres.crash();
  await sleep(1500);
  const reading = await readers.stop();
  expect(reading.failures, "kept pages need no database").toEqual([]);
  expect(reading.answered.kept).toBeGreaterThan(5);

  await postgres.start();
  await waitUntilReady(school.url);
  const before = ledger.counts.acknowledged;
  const lastWriters = startWriters(school, token, ledger);
  await cutConnections(options.databaseUrl);
  await sleep(500);
  await lastWriters.stop();
  expect(ledger.counts.acknowledged).toBeGreaterThan(before);
  const unexpected = [...ledger.refusals.keys()].filter((refusal) => refusal !== "503 with Retry-After");
  expect(unexpected, school.output()).toEqual([]);

  expect((await school.terminate()).code).toBe(0);
  await ageFiles(dataDir);
  school = await openSchool(options);
  expect(await checkSchool(school, { token, dataDir, ledger })).toEqual([]);
});

/** Again and again, so that connections break at every moment of a change. */
async function cutConnections(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (let cut = 0; cut < 30; cut++) {
    await sleep(30);
    await client.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'gurukul'",
    );
  }
  await client.end();
}

async function statusesOf(url: string, json?: unknown): Promise<[status: number, hasRetryAfter: boolean]> {
  const answer = await fetch(
    url,
    json === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(json) },
  );
  return [answer.status, answer.headers.has("retry-after")];
}

async function waitUntilReady(url: string): Promise<void> {
  const deadline = Date.now() + RECOVERY_PATIENCE_MS;
  while ((await fetch(`${url}/readyz`)).status !== 200) {
    if (Date.now() > deadline) throw new Error("The school did not find its database again");
    await sleep(100);
  }
}
