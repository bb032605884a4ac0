import type { TestProject } from "vitest/node";
import { installPostgres } from "../postgres-server.ts";
import { installS3 } from "../s3-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The PostgreSQL server of this run; absent when the tests run on SQLite. */
    postgresServer?: string;
    /** The S3 server of this run; absent when files are on the disk. */
    s3Endpoint?: string;
  }
}

/** Tests need no durability. */
const FAST = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [postgres, s3] = await Promise.all([installPostgres(["max_connections=200", ...FAST]), installS3()]);
  await Promise.all([postgres.start(), s3.start()]);
  project.provide("postgresServer", postgres.url);
  project.provide("s3Endpoint", s3.endpoint);
  return async () => {
    await Promise.all([postgres.remove(), s3.remove()]);
  };
}
