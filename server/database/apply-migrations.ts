import { sql } from "kysely";
import { migrations } from "./migrations/index.ts";
import type { OpenDatabase } from "./open-database.ts";
import type { Tx } from "./tables.ts";

/** Any number will do, as long as every process asks for the same one. */
const POSTGRES_LOCK = 7_210_973;

/**
 * Runs what is missing in one transaction under a lock: processes that start together wait for the first one,
 * and a crash between two statements leaves the tables as they were.
 */
export async function applyMigrations({ db, engine }: Pick<OpenDatabase, "db" | "engine">): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (engine === "postgres") await sql`SELECT pg_advisory_xact_lock(${POSTGRES_LOCK})`.execute(tx);
    const applied = await readApplied(tx);
    for (const [name, migrate] of Object.entries(migrations)) {
      if (applied.has(name)) continue;
      await migrate(tx, engine);
      await tx.insertInto("migrations").values({ name, appliedAt: new Date().toISOString() }).execute();
    }
  });
}

async function readApplied(tx: Tx): Promise<Set<string>> {
  await tx.schema
    .createTable("migrations")
    .ifNotExists()
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("appliedAt", "text", (column) => column.notNull())
    .execute();
  const rows = await tx.selectFrom("migrations").select("name").execute();
  return new Set(rows.map((row) => row.name));
}
