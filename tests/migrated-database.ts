import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { openDatabase, sqliteFile } from "../core/server/database/open-database.ts";

/** Copying a migrated database is faster than migrating an empty one, so each test process migrates once per engine. */
let sqliteTemplate: Promise<Buffer> | undefined;
const postgresTemplates = new Map<string, Promise<string>>();

/** Writes a migrated SQLite database into the data folder. */
export async function createMigratedSqlite(dataDir: string): Promise<void> {
  sqliteTemplate ??= buildSqliteTemplate();
  await writeFile(sqliteFile(dataDir), await sqliteTemplate);
}

async function buildSqliteTemplate(): Promise<Buffer> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "gurukul-template-"));
  try {
    const { db } = await openDatabase({ databaseUrl: undefined, dataDir });
    await db.destroy();
    return await readFile(sqliteFile(dataDir));
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

/** Returns the URL of a new, migrated database on a PostgreSQL server. */
export async function createMigratedPostgres(server: string): Promise<string> {
  const template = postgresTemplates.get(server) ?? buildPostgresTemplate(server);
  postgresTemplates.set(server, template);
  return createPostgresDatabase(server, await template);
}

async function buildPostgresTemplate(server: string): Promise<string> {
  const databaseUrl = await createPostgresDatabase(server);
  const { db } = await openDatabase({ databaseUrl, dataDir: "" });
  await db.destroy();
  return databaseUrl.slice(server.length + 1);
}

/** Returns the URL of a new database: a copy of the template, or an empty one. */
export async function createPostgresDatabase(server: string, template?: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}${template ? ` TEMPLATE ${template}` : ""}`);
  await client.end();
  return `${server}/${name}`;
}
