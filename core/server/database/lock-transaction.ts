import { sql } from "kysely";
import { engineOf } from "./engine.ts";
import type { Tx } from "./tables.ts";

/** Waits until no other transaction of any process holds the lock with this number. SQLite has one write transaction at a time. */
export async function lockTransaction(tx: Tx, lock: number): Promise<void> {
  if (engineOf(tx) === "postgres") await sql`SELECT pg_advisory_xact_lock(${lock})`.execute(tx);
}
