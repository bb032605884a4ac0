import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { createBucket } from "../s3-server.ts";
import type { TestServerOptions } from "../test-server.ts";

/**
 * Where one test server of this run keeps its content: SQLite and files in its own folder, as on one machine, or a
 * database of PostgreSQL and a bucket of S3, as on several.
 */
export async function createStores(): Promise<Pick<TestServerOptions, "databaseUrl" | "s3">> {
  const [databaseUrl, endpoint] = [await createDatabase(), inject("s3Endpoint")];
  return {
    ...(databaseUrl !== undefined && { databaseUrl }),
    ...(endpoint !== undefined && { s3: await createBucket(endpoint) }),
  };
}

/** A database on the engine of this run; undefined stands for SQLite in the server's own folder. */
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
