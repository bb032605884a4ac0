import type { TestProject } from "vitest/node";
import { installPostgres } from "../postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The PostgreSQL server of this run; absent when the tests run on SQLite. */
    postgresServer?: string;
  }
}

/** Durable enough for tests, which throw everything away at the end. */
const FAST = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await installPostgres(["max_connections=200", ...FAST]);
  await postgres.start();
  project.provide("postgresServer", postgres.url);
  return () => postgres.remove();
}
