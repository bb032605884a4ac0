import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";

const SQLITE_BUSY = 5;
const BUSY_PATIENCE_MS = 5000;
const MAX_CONNECTIONS = 8;
const MAX_CACHED_STATEMENTS = 200;

export const sqliteErrorCode = (error: unknown): number | undefined =>
  error instanceof Error && "errcode" in error && typeof error.errcode === "number"
    ? error.errcode & 0xff
    : undefined;

/**
 * Waits for another process's lock without blocking the event loop, so that readers are served meanwhile;
 * SQLite's own busy timeout would stop the whole process.
 */
async function whenNotBusy<Result>(work: () => Result): Promise<Result> {
  const deadline = Date.now() + BUSY_PATIENCE_MS;
  for (let pause = 2; ; pause = Math.min(pause * 2, 100)) {
    try {
      return work();
    } catch (error) {
      if (sqliteErrorCode(error) !== SQLITE_BUSY || Date.now() > deadline) throw error;
    }
    await sleep(pause);
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #statements = new Map<string, StatementSync>();
  readonly database: DatabaseSync;

  constructor(file: string) {
    this.database = new DatabaseSync(file, { timeout: 0 });
  }

  async configure(): Promise<void> {
    await whenNotBusy(() => this.database.exec("PRAGMA journal_mode = WAL"));
    this.database.exec("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF");
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const statement = this.#prepare(query.sql);
    const parameters = query.parameters as readonly SQLInputValue[];
    if (statement.columns().length > 0) {
      return { rows: (await whenNotBusy(() => statement.all(...parameters))) as Row[] };
    }
    const { changes } = await whenNotBusy(() => statement.run(...parameters));
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  // biome-ignore lint/correctness/useYield: Kysely's interface asks for it, nothing in this program streams
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error("Streaming is not supported");
  }

  #prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) return known;
    if (this.#statements.size >= MAX_CACHED_STATEMENTS) this.#statements.clear();
    const statement = this.database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

/** Hands something out one at a time, in order of asking. */
class Turn {
  #last: Promise<void> = Promise.resolve();

  async take(): Promise<() => void> {
    const before = this.#last;
    let release = () => {};
    this.#last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    return release;
  }
}

class SqliteDriver implements Driver {
  readonly #file: string;
  readonly #idle: SqliteConnection[] = [];
  readonly #all = new Set<SqliteConnection>();
  readonly #waiting: ((connection: SqliteConnection) => void)[] = [];
  /** Writers of this process wait here for each other; only other processes can make SQLite busy. */
  readonly #writerTurn = new Turn();
  readonly #endTurn = new Map<DatabaseConnection, () => void>();

  constructor(file: string) {
    this.#file = file;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    const idle = this.#idle.pop();
    if (idle) return idle;
    if (this.#all.size >= MAX_CONNECTIONS) return new Promise((resolve) => this.#waiting.push(resolve));
    const connection = new SqliteConnection(this.#file);
    this.#all.add(connection);
    await connection.configure();
    return connection;
  }

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    const endTurn = await this.#writerTurn.take();
    try {
      await whenNotBusy(() => connection.database.exec("BEGIN IMMEDIATE"));
    } catch (error) {
      endTurn();
      throw error;
    }
    this.#endTurn.set(connection, endTurn);
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    connection.database.exec("COMMIT");
    this.#finish(connection);
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    try {
      // After a full disk SQLite has already rolled back by itself.
      if (connection.database.isTransaction) connection.database.exec("ROLLBACK");
    } finally {
      this.#finish(connection);
    }
  }

  async releaseConnection(connection: SqliteConnection): Promise<void> {
    const next = this.#waiting.shift();
    if (next) next(connection);
    else this.#idle.push(connection);
  }

  async destroy(): Promise<void> {
    for (const connection of this.#all) connection.database.close();
    this.#all.clear();
    this.#idle.length = 0;
  }

  #finish(connection: SqliteConnection): void {
    this.#endTurn.get(connection)?.();
    this.#endTurn.delete(connection);
  }
}

export function sqliteDialect(file: string): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new SqliteDriver(file),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
  };
}
