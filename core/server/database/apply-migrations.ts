import { sql } from "kysely";
import { type ResourceName, resourceList } from "../../../features/types.ts";
import { DatabaseUnusable } from "./database-errors.ts";
import { engineOf } from "./engine.ts";
import { derivedColumns } from "./entries/derived-columns.ts";
import { rebuildIndex } from "./entries/search-index.ts";
import { migrations } from "./migrations/index.ts";
import type { Tx as MigrationTx } from "./migrations/migration.ts";
import type { Database, EntryRow, Tx } from "./tables.ts";

/** An arbitrary number; the same for every process. */
const POSTGRES_LOCK = 7_210_973;

/** Undefined if this program knows all of these migrations. */
export const findUnknownMigration = (names: readonly string[]): string | undefined =>
  names.find((name) => !migrations.has(name));

/** This program would delete or publish data of a newer one, because it does not know all tables and columns. */
export function requireKnownMigrations(names: readonly string[]): void {
  const unknown = findUnknownMigration(names);
  if (unknown === undefined) return;
  throw new DatabaseUnusable(
    `The data was written by a newer version of the program (${unknown}). Nothing was changed. Start that version or a later one, or restore a backup made before the update: see "Going back" in docs/deploy.md.`,
  );
}

/**
 * Runs missing migrations in one transaction under a lock: processes that start together wait for the first one, and a crash
 * leaves the tables unchanged.
 */
export async function applyMigrations(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (engineOf(tx) === "postgres") await sql`SELECT pg_advisory_xact_lock(${POSTGRES_LOCK})`.execute(tx);
    const applied = await readApplied(tx);
    requireKnownMigrations([...applied]);
    const missing = [...migrations].filter(([name]) => !applied.has(name));
    for (const [name, { migrate }] of missing) {
      await migrate(tx as unknown as MigrationTx, engineOf(tx));
      await tx.insertInto("migrations").values({ name, appliedAt: new Date().toISOString() }).execute();
    }
    if (missing.some(([, { changesDerived }]) => changesDerived)) await refreshDerived(tx);
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

/** Recalculates the derived columns of all entries and the search index from the declarations. */
async function refreshDerived(tx: Tx): Promise<void> {
  for (const resource of resourceList) {
    const table = resource.name as ResourceName;
    const rows = (await tx.selectFrom(table).selectAll().execute()) as EntryRow[];
    for (const row of rows) {
      const changed = Object.entries(derivedColumns(resource, row)).filter(
        ([name, value]) => row[name] !== value,
      );
      if (changed.length === 0) continue;
      await tx.updateTable(table).set(Object.fromEntries(changed)).where("_id", "=", row._id).execute();
    }
  }
  await rebuildIndex(tx);
}
