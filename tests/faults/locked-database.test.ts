import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { openDatabase, sqliteFile } from "../../core/server/database/open-database.ts";
import { checkIntegrity, checkSchool } from "./check-school.ts";
import { Ledger } from "./ledger.ts";
import { startReaders } from "./readers.ts";
import { createDataFolder, logIn, openSchool, spawnSchool } from "./school-process.ts";
import { startWriters, waitForChanges, waitForRefusals } from "./writers.ts";

/** More than any pool of connections has. */
const WRITERS = 12;
/** A reader that waited for the lock would not get past its first read; there are two of each kind. */
const READS_MEANWHILE = 6;

/** Locks the database from the test process. */
async function holdLock(dataDir: string, until: () => Promise<unknown>): Promise<void> {
  const database = new DatabaseSync(sqliteFile(dataDir), { timeout: 5000 });
  database.exec("BEGIN IMMEDIATE");
  await until();
  database.exec("ROLLBACK");
  database.close();
}

test("while another process locks the database, visitors can read and writers wait; after 5 s they get 503", async () => {
  const dataDir = await createDataFolder();
  const ledger = new Ledger();
  const school = await openSchool({ dataDir });
  const token = await logIn(school);

  const writeThroughLock = async (until: () => Promise<unknown>) => {
    const writers = startWriters(school, token, ledger, { count: WRITERS, pauseMs: 100 });
    await startReaders(school).stop();
    const readers = startReaders(school);
    await holdLock(dataDir, until);
    const reading = await readers.stop();
    await waitForChanges(ledger, 1);
    await writers.stop();
    expect(reading.failures).toEqual([]);
    expect(reading.answered.kept).toBeGreaterThanOrEqual(READS_MEANWHILE);
    expect(reading.answered.fresh).toBeGreaterThanOrEqual(READS_MEANWHILE);
  };

  // The duration of the lock is part of the test.
  await writeThroughLock(() => sleep(3000));
  expect([...ledger.refusals], "a lock of 3 s is waited out").toEqual([]);

  await writeThroughLock(() => waitForRefusals(ledger, "503 with Retry-After", 1));
  expect([...ledger.refusals.keys()]).toEqual(["503 with Retry-After"]);

  expect(await checkSchool(school, { token, dataDir, ledger })).toEqual([]);
  expect(checkIntegrity(dataDir)).toEqual(["ok"]);
});

test("while the database is locked, an admin can read although the session cannot be extended", async () => {
  const dataDir = await createDataFolder();
  const school = await openSchool({ dataDir });
  const token = await logIn(school);
  const database = new DatabaseSync(sqliteFile(dataDir), { timeout: 5000 });
  const anHourAgo = new Date(Date.now() - 3_600_000).toISOString();
  database.prepare("UPDATE sessions SET lastSeenAt = ?").run(anHourAgo);

  database.exec("BEGIN IMMEDIATE");
  const answer = await fetch(`${school.api}/contact/all`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  database.exec("ROLLBACK");

  await expect
    .poll(() => database.prepare("SELECT lastSeenAt FROM sessions").get()?.lastSeenAt)
    .not.toBe(anHourAgo);
  database.close();
});

test("a database that stays locked stops the start with one line", async () => {
  const dataDir = await createDataFolder();
  const { db } = await openDatabase({ databaseUrl: undefined, dataDir });
  await db.destroy();
  const lock = new DatabaseSync(sqliteFile(dataDir));
  lock.exec("BEGIN IMMEDIATE");
  const school = await spawnSchool({ dataDir });
  expect((await school.ended).code).toBe(1);
  expect(school.output().trim()).toBe(
    `The database file ${sqliteFile(dataDir)} cannot be used: database is locked.`,
  );
  lock.close();
});
