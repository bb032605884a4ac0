import { type ResourceName, resourceList } from "../../../features/types.ts";
import { isVersion09, requireKnownMigrations, withBaseline } from "./applied-migrations.ts";
import { engineOf } from "./engine.ts";
import { derivedColumns } from "./entries/derived-columns.ts";
import { rebuildIndex } from "./entries/search-index.ts";
import { lockTransaction } from "./lock-transaction.ts";
import { BASELINE } from "./migrations/before-baseline.ts";
import { migrations } from "./migrations/index.ts";
import type { Tx as MigrationTx, Replacement } from "./migrations/migration.ts";
import type { Database, EntryRow, Tx } from "./tables.ts";

/** An arbitrary number; the same for every process. */
const POSTGRES_LOCK = 7_210_973;

/**
 * Runs missing migrations in one transaction under a lock: processes that start together wait for the first one, and a crash
 * leaves the tables unchanged. Data of version 0.9 has the tables of the baseline, and only the list of migrations is changed.
 */
export async function applyMigrations(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockTransaction(tx, POSTGRES_LOCK);
    const found = await readApplied(tx);
    requireKnownMigrations(found);
    if (isVersion09(found)) {
      await tx.deleteFrom("migrations").execute();
      await recordMigration(tx, BASELINE);
    }
    const applied = withBaseline(found);
    const missing = [...migrations].filter(([name]) => !applied.includes(name));
    for (const [name, { migrate, replaces }] of missing) {
      const inMigration = tx as unknown as MigrationTx;
      await migrate(inMigration, engineOf(tx));
      if (replaces) await replaceTables(inMigration, replaces);
      await recordMigration(tx, name);
    }
    if (missing.some(([, { changesDerived }]) => changesDerived)) await refreshDerived(tx);
  });
}

async function replaceTables(tx: MigrationTx, { tables, by, convert }: Replacement): Promise<void> {
  const before = await Promise.all(
    tables.map(async (name) => [name, await tx.selectFrom(name).selectAll().execute()] as const),
  );
  const rows = convert(Object.fromEntries(before));
  if (rows.length > 0) await tx.insertInto(by).values(rows).execute();
  for (const name of tables) await tx.schema.dropTable(name).execute();
}

const recordMigration = (tx: Tx, name: string) =>
  tx.insertInto("migrations").values({ name, appliedAt: new Date().toISOString() }).execute();

async function readApplied(tx: Tx): Promise<string[]> {
  await tx.schema
    .createTable("migrations")
    .ifNotExists()
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("appliedAt", "text", (column) => column.notNull())
    .execute();
  const rows = await tx.selectFrom("migrations").select("name").execute();
  return rows.map((row) => row.name);
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
