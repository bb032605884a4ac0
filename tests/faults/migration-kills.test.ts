import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { VERSION_0_9 } from "../../core/server/database/migrations/before-baseline.ts";
import { migrations } from "../../core/server/database/migrations/index.ts";
import { openDatabase, sqliteFile } from "../../core/server/database/open-database.ts";
import { fillSqliteOfVersion09 } from "../version-0-9.ts";
import { checkIntegrity } from "./check-school.ts";
import { createDataFolder } from "./school-process.ts";

/** A prime number, so that the kills hit different kinds of statements. */
const STEP = 7;
const MIGRATE_UNTIL = path.join(import.meta.dirname, "migrate-until.ts");

async function migrateUntil(dataDir: string, statement: number): Promise<"killed" | "done"> {
  const child = spawn(process.execPath, [MIGRATE_UNTIL, sqliteFile(dataDir), String(statement)], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code, signal] = await once(child, "close");
  if (signal === "SIGKILL") return "killed";
  expect(code).toBe(0);
  return "done";
}

async function createTables(dataDir: string): Promise<void> {
  const { db } = await openDatabase({ databaseUrl: undefined, dataDir });
  await db.destroy();
}

function readSchema(dataDir: string): unknown[] {
  const database = new DatabaseSync(sqliteFile(dataDir), { readOnly: true });
  const schema = database.prepare("SELECT name, sql FROM sqlite_schema ORDER BY name").all();
  database.close();
  return schema;
}

function readMigrations(dataDir: string): string[] {
  const database = new DatabaseSync(sqliteFile(dataDir), { readOnly: true });
  const rows = database.prepare("SELECT name FROM migrations ORDER BY name").all();
  database.close();
  return rows.map(({ name }) => String(name));
}

test("after a kill between two statements of a migration, the next start migrates from the beginning", {
  timeout: 600_000,
}, async () => {
  const whole = await createDataFolder();
  await createTables(whole);
  const expected = readSchema(whole);

  let kills = 0;
  for (let statement = 1; ; statement += STEP) {
    const dataDir = await createDataFolder();
    const outcome = await migrateUntil(dataDir, statement);
    if (outcome === "done") break;
    kills++;
    expect(readSchema(dataDir), `killed before statement ${statement}`).toEqual([]);
    await createTables(dataDir);
    expect(readSchema(dataDir), `started after the kill before statement ${statement}`).toEqual(expected);
    expect(checkIntegrity(dataDir)).toEqual(["ok"]);
  }
  expect(kills).toBeGreaterThan(15);
});

test("after a kill while data of version 0.9 are taken over, the next start takes them over", {
  timeout: 600_000,
}, async () => {
  const uninterrupted = await createDataFolder();
  await fillSqliteOfVersion09(sqliteFile(uninterrupted));
  await createTables(uninterrupted);
  const expected = readSchema(uninterrupted);

  let kills = 0;
  for (let statement = 1; ; statement++) {
    const dataDir = await createDataFolder();
    await fillSqliteOfVersion09(sqliteFile(dataDir));
    if ((await migrateUntil(dataDir, statement)) === "done") break;
    kills++;
    expect(readMigrations(dataDir), `killed before statement ${statement}`).toEqual(VERSION_0_9);
    await createTables(dataDir);
    expect(readMigrations(dataDir)).toEqual([...migrations.keys()]);
    expect(readSchema(dataDir)).toEqual(expected);
  }
  expect(kills).toBeGreaterThan(2);
});
