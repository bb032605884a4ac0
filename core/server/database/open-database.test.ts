import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { migrations } from "./migrations/index.ts";
import type { Migration } from "./migrations/migration.ts";
import { isOlder, openDatabase, sqliteFile } from "./open-database.ts";
import type { Database } from "./tables.ts";
import { removeCopy, requestCopy, returnCopy } from "./update-copy.ts";

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

describe("an update that asks for a copy", () => {
  const NEWER = "999-newer";
  const versions = migrations as Map<string, Migration>;

  async function openFolder() {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), "gurukul-database-"));
    onTestFinished(async () => {
      versions.delete(NEWER);
      await rm(dataDir, { recursive: true });
    });
    const file = sqliteFile(dataDir);
    /** Opens the database as the site or as a command, adds a row, and returns all rows. */
    const save = async (tag: string, isSite: boolean) => {
      const { db } = await openDatabase({ databaseUrl: undefined, dataDir }, { isSite });
      await db.insertInto("contentVersions").values({ tag, version: 1 }).execute();
      const rows = await db.selectFrom("contentVersions").select("tag").orderBy("tag").execute();
      await db.destroy();
      return rows.map((row) => row.tag);
    };
    return { dataDir, file, save };
  }

  it("gets the data from before the migration back in the older version, once it goes back", async () => {
    const { dataDir, file, save } = await openFolder();
    await save("1 before", true);
    requestCopy(file);
    versions.set(NEWER, { migrate: async () => {} } as Migration);
    expect(await save("2 newer", true)).toEqual(["1 before", "2 newer"]);
    versions.delete(NEWER);

    await expect(save("3 refused", true)).rejects.toThrow(/newer version/);
    returnCopy(file);
    await expect(save("4 of a command", false)).rejects.toThrow(/newer version/);
    expect(await save("5 older", true)).toEqual(["1 before", "5 older"]);
    expect(await readdir(dataDir)).toEqual(["gurukul.sqlite"]);
  });

  it("leaves no copy behind if nothing was migrated, and a newer version keeps its data", async () => {
    const { dataDir, file, save } = await openFolder();
    await save("1 before", true);
    requestCopy(file);
    await save("2 same", true);
    returnCopy(file);
    expect(await save("3 same", true)).toEqual(["1 before", "2 same", "3 same"]);
    removeCopy(file);
    expect(await readdir(dataDir)).toEqual(["gurukul.sqlite"]);
  });

  it("does not migrate if the copy cannot be made", async () => {
    const { file, save } = await openFolder();
    await save("1 before", true);
    requestCopy(file);
    await mkdir(`${file}.before-update.unfinished`);
    versions.set(NEWER, { migrate: async () => {} } as Migration);
    await expect(save("2 newer", true)).rejects.toThrow();
    versions.delete(NEWER);
    expect(await save("3 older", true)).toEqual(["1 before", "3 older"]);
  });
});
