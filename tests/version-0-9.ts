import { readFile } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";

/** SQL that version 0.9 wrote: its tables on each engine, and rows of a small school. */
const read = (name: string) =>
  readFile(path.join(import.meta.dirname, "fixtures/version-0-9", `${name}.sql`), "utf8");

/** Fills an empty SQLite file as version 0.9 left it. */
export async function fillSqliteOfVersion09(file: string): Promise<void> {
  const database = new DatabaseSync(file);
  database.exec(`BEGIN; ${await read("sqlite")} ${await read("rows")} COMMIT`);
  database.close();
}

/** Fills an empty PostgreSQL database as version 0.9 left it. */
export async function fillPostgresOfVersion09(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`${await read("postgres")} ${await read("rows")}`);
  await client.end();
}
