import { sql, type TableMetadata } from "kysely";
import { storedNames } from "../../content/files/images.ts";
import { engineOf } from "../database/engine.ts";
import { filesOf, namingRows } from "../database/entries/row-files.ts";
import type { OpenDatabase } from "../database/open-database.ts";
import type { Database, EntryRow, Tx } from "../database/tables.ts";
import { TABLES_LEFT_OUT } from "./backup-format.ts";

export interface Snapshot {
  takenAt: string;
  migrations: string[];
  tables: Map<string, EntryRow[]>;
  /** Every stored file used by a row, including variants. */
  files: ReadonlySet<string>;
}

/** All tables at one moment, independent of concurrent writes. */
export async function readSnapshot({ db }: OpenDatabase): Promise<Snapshot> {
  const takenAt = new Date().toISOString();
  const names = (await findTables(db)).map(({ name }) => name);
  // On SQLite the transaction holds the write lock while reading, so nothing is written in between.
  const transaction =
    engineOf(db) === "postgres" ? db.transaction().setIsolationLevel("repeatable read") : db.transaction();
  return transaction.execute(async (tx) => {
    const tables = new Map<string, EntryRow[]>();
    for (const name of names) tables.set(name, await readRows(tx, name));
    const migrations = await tx.selectFrom("migrations").select("name").orderBy("name").execute();
    return { takenAt, tables, migrations: migrations.map(({ name }) => name), files: findFiles(tables) };
  });
}

/** All tables created by migrations; other schemas of a PostgreSQL database are ignored. */
export async function findTables(db: Database): Promise<TableMetadata[]> {
  const tables = await db.introspection.getTables();
  const own = engineOf(db) === "postgres" ? await findOwnSchema(db) : undefined;
  return tables
    .filter(({ name, schema, isView }) => schema === own && !isView && !TABLES_LEFT_OUT.has(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

async function findOwnSchema(db: Database): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`SELECT current_schema() AS name`.execute(db);
  return rows[0]?.name;
}

async function readRows(tx: Tx, table: string): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`SELECT * FROM ${sql.table(table)}`.execute(tx);
  return rows;
}

function findFiles(tables: ReadonlyMap<string, EntryRow[]>): Set<string> {
  return new Set([...namingRows(tables)].flatMap(filesOf).flatMap(storedNames));
}
