import { inject } from "vitest";
import { createMigratedPostgres, createPostgresDatabase } from "../migrated-database.ts";
import { createBucket } from "../s3-server.ts";
import type { TestServerOptions } from "../test-server.ts";

/**
 * The stores of one test server: a PostgreSQL database and an S3 bucket in the project `api-postgres`; otherwise none, because the
 * server keeps SQLite and files in its own folder.
 */
export async function createStores(): Promise<Pick<TestServerOptions, "databaseUrl" | "s3">> {
  const [server, endpoint] = [inject("postgresServer"), inject("s3Endpoint")];
  return {
    ...(server !== undefined && { databaseUrl: await createMigratedPostgres(server) }),
    ...(endpoint !== undefined && { s3: await createBucket(endpoint) }),
  };
}

/** An empty PostgreSQL database; undefined on SQLite. */
export async function createDatabase(): Promise<string | undefined> {
  const server = inject("postgresServer");
  return server === undefined ? undefined : createPostgresDatabase(server);
}
