import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../core/server/database/open-database.ts";
import { createPageStore } from "../../core/server/pages/page-store.ts";
import { announcementCalls } from "../../features/announcement/content/announcement.ts";
import { createAnnouncementStore } from "../../features/announcement/server/announcement-store.ts";
import { installPostgres } from "../postgres-server.ts";
import { ageFiles, checkSchool } from "./check-school.ts";
import { Ledger } from "./ledger.ts";
import { startReaders } from "./readers.ts";
import { createDataFolder, logIn, openSchool } from "./school-process.ts";
import { startWriters, waitForChanges, waitForRefusals } from "./writers.ts";

const RECOVERY_PATIENCE_MS = 20_000;

test("without PostgreSQL cached pages are served and the rest is 503; everything works after it restarts", async () => {
  const postgres = await installPostgres();
  onTestFinished(() => postgres.remove());
  await postgres.start();
  const dataDir = await createDataFolder();
  const ledger = new Ledger({ areRefusalsFinal: false });
  const options = { dataDir, databaseUrl: `${postgres.url}/postgres` };
  let school = await openSchool(options);
  const token = await logIn(school);
  const firstWriters = startWriters(school, token, ledger);
  await waitForChanges(ledger, 8);

  await postgres.crash();
  await waitForRefusals(ledger, "503 with Retry-After", 8);
  await firstWriters.stop();
  expect(await statusesOf(`${school.api}/notices/all?q=a`)).toEqual([503, true]);
  for (const uncached of ["/about", "/students?q=a", "/blog/feed.xml", "/sitemap.xml", "/calendar.ics"]) {
    expect([uncached, ...(await statusesOf(school.url + uncached))]).toEqual([uncached, 503, true]);
  }
  expect(await statusesOf(`${school.api}/admins/login`, { email: "a@b.example", password: "x" })).toEqual([
    503,
    true,
  ]);
  expect((await statusesOf(`${school.url}/readyz`))[0]).toBe(503);
  expect((await statusesOf(`${school.url}/healthz`))[0]).toBe(200);

  await postgres.start();
  await waitUntilReady(school.url);
  // When the server has seen a change by another process, it has dropped every uncertain response. A cached response that is dropped shows
  // this, so it has to be cached before.
  expect((await statusesOf(school.api + announcementCalls.find.path))[0]).toBe(200);
  await changeElsewhere(options);
  await expect
    .poll(async () => (await fetch(school.api + announcementCalls.find.path)).text(), {
      timeout: RECOVERY_PATIENCE_MS,
    })
    .toContain("Changed elsewhere");
  await startReaders(school, { kinds: ["kept"] }).stop();
  const readers = startReaders(school, { kinds: ["kept"] });
  const outputBefore = school.output().length;
  await postgres.crash();
  await expect
    .poll(() => school.output().slice(outputBefore), { timeout: RECOVERY_PATIENCE_MS })
    .toContain("cannot read the content versions");
  await readers.reads(10);
  const reading = await readers.stop();
  expect(reading.failures, "kept pages need no database").toEqual([]);
  expect(reading.answered.kept).toBeGreaterThan(5);

  await postgres.start();
  await waitUntilReady(school.url);
  const lastWriters = startWriters(school, token, ledger);
  await cutConnections(options.databaseUrl);
  await waitForChanges(ledger, 4);
  await lastWriters.stop();
  const unexpected = [...ledger.refusals.keys()].filter((refusal) => refusal !== "503 with Retry-After");
  expect(unexpected, school.output()).toEqual([]);

  expect((await school.terminate()).code).toBe(0);
  await ageFiles(dataDir);
  school = await openSchool(options);
  expect(await checkSchool(school, { token, dataDir, ledger })).toEqual([]);
});

/** A change from the test process, as another machine or a command would make it. */
async function changeElsewhere(options: { databaseUrl: string; dataDir: string }): Promise<void> {
  const database = await openDatabase(options);
  const pages = createPageStore(
    database.db,
    () => {},
    () => {},
  );
  await createAnnouncementStore(pages).set({ content: "Changed elsewhere", link: null });
  await database.db.destroy();
}

/** Repeatedly, with short pauses, so that connections break at every stage of a change. */
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
  await expect
    .poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: RECOVERY_PATIENCE_MS })
    .toBe(200);
}
