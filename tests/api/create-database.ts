import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";

/** A database for one test server on the engine of this run; undefined stands for SQLite in the server's own folder. */
export async function createDatabase(): Promise<string | undefined> {
  const server = inject("postgresServer");
  if (server === undefined) return undefined;
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return `${server}/${name}`;
}
