import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { expect, it, onTestFinished } from "vitest";
import { DatabaseUnusable } from "../../core/server/database/database-errors.ts";
import { engineOf } from "../../core/server/database/engine.ts";
import { migrations, tablesOf } from "../../core/server/database/migrations/index.ts";
import { openDatabase, sqliteFile } from "../../core/server/database/open-database.ts";
import { sqliteDialects } from "../../core/server/database/sqlite-dialect.ts";
import type { Database, Tables } from "../../core/server/database/tables.ts";
import { fillPostgresOfVersion09, fillSqliteOfVersion09 } from "../version-0-9.ts";
import { createDatabase } from "./create-stores.ts";

interface Place {
  databaseUrl: string | undefined;
  dataDir: string;
}

async function createPlace(): Promise<Place> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "gurukul-0-9-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  return { databaseUrl: await createDatabase(), dataDir };
}

async function createDataOfVersion09(): Promise<Place> {
  const place = await createPlace();
  if (place.databaseUrl) await fillPostgresOfVersion09(place.databaseUrl);
  else await fillSqliteOfVersion09(sqliteFile(place.dataDir));
  return place;
}

/** Works on the database without applying migrations. */
async function look<Result>(
  { databaseUrl, dataDir }: Place,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const dialect = databaseUrl
    ? new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl }) })
    : sqliteDialects(sqliteFile(dataDir)).dialect;
  const db = new Kysely<Tables>({ dialect });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** A migration derives what is searched anew. */
const withoutSearchText = (name: string, value: unknown) => (name === "adminSearchText" ? undefined : value);

/** The rows of all tables, without what is derived for the search. */
async function readRows(db: Database): Promise<Record<string, unknown[]>> {
  const tables = await db.introspection.getTables();
  const rows = tables.map(async ({ name }) => {
    const found = await sql<object>`SELECT * FROM ${sql.table(name)}`.execute(db);
    return [name, found.rows.map((row) => JSON.stringify(row, withoutSearchText)).sort()] as const;
  });
  return Object.fromEntries((await Promise.all(rows)).filter(([name]) => !name.startsWith("search")));
}

const SCHEMA = {
  sqlite: sql<object>`SELECT type, name, tbl_name, lower(sql) AS definition FROM sqlite_master`,
  postgres: sql<object>`
    SELECT table_name || '.' || column_name AS name,
      concat_ws(' ', ordinal_position, data_type, is_nullable, column_default, collation_name, is_identity, generation_expression) AS definition
    FROM information_schema.columns WHERE table_schema = current_schema()
    UNION ALL SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = current_schema()
    UNION ALL SELECT conrelid::regclass || '.' || conname, pg_get_constraintdef(oid) FROM pg_constraint
      WHERE connamespace = current_schema()::regnamespace`,
};

async function readSchema(db: Database): Promise<string[]> {
  const { rows } = await SCHEMA[engineOf(db)].execute(db);
  return rows
    .map((row) =>
      JSON.stringify(row)
        .replaceAll(/(\\n|\s)+/g, " ")
        .replaceAll(/\( | (?=\))/g, (space) => space.trim()),
    )
    .sort();
}

const namesOf = (db: Database) =>
  db
    .selectFrom("migrations")
    .select("name")
    .orderBy("name")
    .execute()
    .then((rows) => rows.map(({ name }) => name));

it("data of version 0.9 go on with all rows, in the tables of a new database", async () => {
  const place = await createDataOfVersion09();
  const {
    migrations: _before,
    enquiryMails: _topics,
    certificateMails: _accounts,
    announcement: _text,
    pages: pagesBefore = [],
    ...before
  } = await look(place, readRows);
  expect(before.students).toHaveLength(1);
  const opened = await Promise.all([openDatabase(place), openDatabase(place), openDatabase(place)]);
  const [{ db }] = opened;
  const { migrations: _after, mailChoices = [], pages, ...after } = await readRows(db);
  const accounts = before.accounts?.map((row) => JSON.stringify({ ...JSON.parse(String(row)), views: "{}" }));
  // Tables of later migrations are new; the last two are in no backup.
  const known = new Set([...Object.keys(before), "mailChoices", "pages"]);
  const later = tablesOf([...migrations.keys()]).filter((name) => !known.has(name));
  const added = [...later, "unfoundWords", "fileTexts"];
  expect(after).toEqual({ ...before, accounts, ...Object.fromEntries(added.map((name) => [name, []])) });
  const announcement = {
    name: "announcement",
    document: JSON.stringify({
      content: "Admissions are open",
      contentHi: "प्रवेश प्रारंभ",
      link: "https://school.example/admissions",
    }),
    sample: 0,
    updatedAt: "2026-11-18T23:59:23.090Z",
  };
  expect(pages).toEqual([...pagesBefore, JSON.stringify(announcement)].sort());
  const chosen = (accountId: string, feature: string, topic: string, choice: string, hour: number) =>
    JSON.stringify({ accountId, feature, topic, choice, hour, since: "" });
  expect(mailChoices).toEqual([
    chosen("clerk", "disclosure", "certificates", "now", 13),
    chosen("clerk", "enquiries", "fees", "daily", 13),
    chosen("principal", "disclosure", "certificates", "now", 9),
  ]);
  expect(await namesOf(db)).toEqual([...migrations.keys()]);

  const fresh = await openDatabase(await createPlace());
  expect(await readSchema(db)).toEqual(await readSchema(fresh.db));
  for (const each of [...opened, fresh]) await each.db.destroy();
});

it.each([
  ["without its last migration", "038-unfinished-checks-and-unknown-files"],
  ["without one in between", "024-duties-and-links"],
])("data of an earlier version, %s, are refused and not changed", async (_which, missing) => {
  const place = await createDataOfVersion09();
  await look(place, (db) => db.deleteFrom("migrations").where("name", "=", missing).execute());
  const before = await look(place, readRows);
  const refusal = await openDatabase(place).catch((error) => error);
  expect(refusal).toBeInstanceOf(DatabaseUnusable);
  expect(refusal.message).toMatch(
    /^The data was written by a version of the program before 0\.9\..+Start version 0\.9 .+docs\/deploy\.md\.$/,
  );
  expect(await look(place, readRows)).toEqual(before);
});
