import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { isOlder, openDatabase } from "./open-database.ts";
import type { Database } from "./tables.ts";

describe("the version of SQLite", () => {
  it.each(["3.51.2", "3.9.99", "2.99.99", "3.51"])("%s is too old", (version) => {
    expect(isOlder(version, [3, 51, 3])).toBe(true);
  });

  it.each(["3.51.3", "3.51.10", "3.60.0", "4.0.0"])("%s is accepted", (version) => {
    expect(isOlder(version, [3, 51, 3])).toBe(false);
  });
});

it("content is synced to disk when a write ends, counts need not be", async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "gurukul-database-"));
  const { db, counts } = await openDatabase({ databaseUrl: undefined, dataDir });
  onTestFinished(async () => {
    await db.destroy();
    await rm(dataDir, { recursive: true });
  });
  const synchronous = (of: Database) =>
    of.transaction().execute(async (tx) => (await sql`PRAGMA synchronous`.execute(tx)).rows);
  expect(await synchronous(db)).toEqual([{ synchronous: 2 }]);
  expect(await synchronous(counts)).toEqual([{ synchronous: 1 }]);

  const attempt = { subject: "login 203.0.113.1 ", count: 1, windowEndsAt: "2026-11-15T08:00:00.000Z" };
  await counts.insertInto("attempts").values(attempt).execute();
  expect(await db.selectFrom("attempts").selectAll().execute()).toEqual([attempt]);
});
