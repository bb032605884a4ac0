import { existsSync } from "node:fs";
import { Socket } from "node:net";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, PostgresDialect } from "kysely";
import { findDataVersion, requireKnownMigrations, withBaseline } from "./applied-migrations.ts";
import { applyMigrations } from "./apply-migrations.ts";
import { DatabaseUnusable } from "./database-errors.ts";
import { migrations } from "./migrations/index.ts";
import { sqliteDialects, sqliteErrorCode } from "./sqlite-dialect.ts";
import type { Database, Tables } from "./tables.ts";
import { makeRequestedCopy, takeCopyBack } from "./update-copy.ts";

export interface OpenDatabase {
  db: Database;
  /** The same tables, for counts: writes do not wait for the disk. Closed with `db`. */
  counts: Database;
  /**
   * Removes deleted data from SQLite's write-ahead log; PostgreSQL recycles its log by itself. Returns false if another
   * program is reading; then it is tried again in the background.
   */
  emptyLog(): Promise<boolean>;
}

/** Older versions can lose committed pages when a WAL is reset (fixed in 3.51.3). */
const OLDEST_SQLITE = [3, 51, 3] as const;

const SQLITE_CORRUPT = 11;
const SQLITE_NOT_A_DATABASE = 26;
/** No permission, locked, read-only, disk error, full, cannot be opened: SQLite's own message is sufficient. */
const SQLITE_OPERATOR_MATTERS: ReadonlySet<number> = new Set([3, 5, 8, 10, 13, 14]);

const SLOWEST_STATEMENT_MS = 15_000;
/** PostgreSQL ends slow statements by itself; if it does not, it is unreachable. */
const LONGEST_SILENCE_MS = 20_000;

export const sqliteFile = (dataDir: string) => path.join(dataDir, "gurukul.sqlite");

/** Opens the configured database and applies missing migrations. */
export async function openDatabase(
  config: { databaseUrl: string | undefined; dataDir: string },
  { longestSilenceMs = LONGEST_SILENCE_MS, isSite = false } = {},
): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    return openPostgres(config.databaseUrl, longestSilenceMs)
      .then(migrate)
      .catch((error) => {
        if (error instanceof DatabaseUnusable) throw error;
        throw new DatabaseUnusable(
          `The database at DATABASE_URL cannot be opened: ${error.message || error.code}`,
          { cause: error },
        );
      });
  }
  const file = sqliteFile(config.dataDir);
  try {
    return await migrate(openSqlite(file, isSite));
  } catch (error) {
    const code = sqliteErrorCode(error);
    if (code === undefined || !SQLITE_OPERATOR_MATTERS.has(code)) throw error;
    throw new DatabaseUnusable(`The database file ${file} cannot be used: ${(error as Error).message}.`);
  }
}

async function migrate(opened: OpenDatabase): Promise<OpenDatabase> {
  try {
    await applyMigrations(opened.db);
  } catch (error) {
    await opened.db.destroy();
    throw error;
  }
  return opened;
}

function openSqlite(file: string, isSite: boolean): OpenDatabase {
  requireSqliteVersion();
  if (existsSync(file)) {
    let applied = readUsable(file);
    if (isSite && findDataVersion(applied).is === "newer" && takeCopyBack(file)) applied = readUsable(file);
    requireKnownMigrations(applied);
    const known = withBaseline(applied);
    if ([...migrations.keys()].some((name) => !known.includes(name))) makeRequestedCopy(file);
  }
  const { dialect, unsynced, emptyLog } = sqliteDialects(file);
  return {
    db: new Kysely<Tables>({ dialect }),
    counts: new Kysely<Tables>({ dialect: unsynced }),
    emptyLog,
  };
}

function requireSqliteVersion(): void {
  const probe = new DatabaseSync(":memory:");
  const version = String(probe.prepare("SELECT sqlite_version() AS version").get()?.version);
  probe.close();
  if (isOlder(version, OLDEST_SQLITE)) {
    throw new DatabaseUnusable(
      `This Node carries SQLite ${version}; at least ${OLDEST_SQLITE.join(".")} is needed. Install a newer Node 24.`,
    );
  }
}

export function isOlder(version: string, oldest: readonly number[]): boolean {
  const parts = version.split(".").map(Number);
  for (const [index, wanted] of oldest.entries()) {
    const part = parts[index] ?? 0;
    if (part !== wanted) return part < wanted;
  }
  return false;
}

/** Reads the migrations of an undamaged file. It is opened read-only, so that a file this program must not use stays unchanged. */
function readUsable(file: string): string[] {
  let verdict: unknown;
  let applied: string[] = [];
  try {
    const probe = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
    verdict = probe.prepare("PRAGMA quick_check(1)").get()?.quick_check;
    if (verdict === "ok") applied = readMigrations(probe);
    probe.close();
  } catch (error) {
    const code = sqliteErrorCode(error);
    if (code !== SQLITE_CORRUPT && code !== SQLITE_NOT_A_DATABASE) throw error;
    verdict = error;
  }
  if (verdict !== "ok") {
    throw new DatabaseUnusable(
      `The database file ${file} is damaged. It was left untouched. Move it away and restore the last backup with: npm run restore -- BACKUP-FILE`,
    );
  }
  return applied;
}

function readMigrations(probe: DatabaseSync): string[] {
  const isMigrated = probe.prepare("SELECT 1 FROM sqlite_master WHERE name = 'migrations'").get();
  const rows = isMigrated ? probe.prepare("SELECT name FROM migrations").all() : [];
  return rows.map(({ name }) => String(name));
}

async function openPostgres(url: string, longestSilenceMs: number): Promise<OpenDatabase> {
  // Not loaded for SQLite.
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: longestSilenceMs / 2,
    statement_timeout: SLOWEST_STATEMENT_MS,
    stream: () => openSocket(longestSilenceMs),
    application_name: "gurukul",
  });
  // Without a listener, a connection cut by a PostgreSQL restart would end the process. The pool replaces the connection,
  // and queries report their own errors.
  const ignore = () => {};
  pool.on("error", ignore);
  pool.on("connect", (client) => client.on("error", ignore));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  // PostgreSQL syncs by itself without blocking this process.
  return { db, counts: db, emptyLog: async () => true };
}

/** Closes a silent connection, so that no query waits on it. */
function openSocket(longestSilenceMs: number): Socket {
  const socket = new Socket();
  socket.setTimeout(longestSilenceMs, () => {
    socket.destroy(Object.assign(new Error("PostgreSQL has fallen silent"), { code: "ETIMEDOUT" }));
  });
  return socket;
}
