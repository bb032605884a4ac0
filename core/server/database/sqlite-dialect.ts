import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  type SelectModifierNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";

const SQLITE_BUSY = 5;
const BUSY_PATIENCE_MS = 5000;
const MAX_CACHED_STATEMENTS = 200;
/** Pauses between attempts to empty the log while another program is reading. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;

export const sqliteErrorCode = (error: unknown): number | undefined =>
  error instanceof Error && "errcode" in error && typeof error.errcode === "number"
    ? error.errcode & 0xff
    : undefined;

/** Waits for another process's lock without blocking the event loop; SQLite's own busy timeout would block the whole process. */
async function whenNotBusy<Result>(
  work: () => Result,
  deadline = Date.now() + BUSY_PATIENCE_MS,
): Promise<Result> {
  for (let pause = 2; ; pause = Math.min(pause * 2, 100)) {
    try {
      return work();
    } catch (error) {
      if (sqliteErrorCode(error) !== SQLITE_BUSY || Date.now() > deadline) throw error;
    }
    await sleep(pause);
  }
}

interface PreparedStatement {
  statement: StatementSync;
  returnsRows: boolean;
}

class SqliteHandle {
  readonly #statements = new Map<string, PreparedStatement>();
  readonly database: DatabaseSync;

  constructor(file: string) {
    this.database = new DatabaseSync(file, { timeout: 0 });
  }

  async configure(synchronous: "FULL" | "NORMAL" = "FULL"): Promise<void> {
    await whenNotBusy(() => this.database.exec("PRAGMA journal_mode = WAL"));
    // Overwrites deleted data, so that nothing of a deleted child remains in the file.
    this.database.exec("PRAGMA secure_delete = ON");
    this.database.exec(
      `PRAGMA synchronous = ${synchronous}; PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF`,
    );
  }

  async execute<Row>(query: CompiledQuery, deadline?: number): Promise<QueryResult<Row>> {
    const { statement, returnsRows } = this.#prepare(query.sql);
    const parameters = query.parameters as readonly SQLInputValue[];
    if (returnsRows) {
      return { rows: (await whenNotBusy(() => statement.all(...parameters), deadline)) as Row[] };
    }
    const { changes } = await whenNotBusy(() => statement.run(...parameters), deadline);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  /** Moves the write-ahead log (WAL) into the database file and truncates it; false if another program is reading. */
  truncateLog(): boolean {
    return this.database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.busy === 0;
  }

  #prepare(sql: string): PreparedStatement {
    const known = this.#statements.get(sql);
    if (known) return known;
    if (this.#statements.size >= MAX_CACHED_STATEMENTS) this.#statements.clear();
    const statement = this.database.prepare(sql);
    const prepared = { statement, returnsRows: statement.columns().length > 0 };
    this.#statements.set(sql, prepared);
    return prepared;
  }
}

/** A fair mutex: grants access one at a time, in order of requests. */
class Mutex {
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

const WRITING_QUERIES: ReadonlySet<string> = new Set([
  "InsertQueryNode",
  "UpdateQueryNode",
  "DeleteQueryNode",
  "MergeQueryNode",
]);

/**
 * One handle reads, and one of two writes at a time. A query uses its handle only while it runs, synchronously, so one
 * handle is enough for reading; and readers never wait for writers that wait for a lock.
 */
class SqliteHandles {
  readonly reader: SqliteHandle;
  readonly writer: SqliteHandle;
  /** Does not sync after a write; the file stays consistent, but the last writes may be lost in a power failure. */
  readonly unsyncedWriter: SqliteHandle;
  /** Writers of this process wait for each other here; only other processes can make SQLite busy. */
  readonly #writerMutex = new Mutex();
  #nextAttempt: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(file: string) {
    this.reader = new SqliteHandle(file);
    this.writer = new SqliteHandle(file);
    this.unsyncedWriter = new SqliteHandle(file);
  }

  async configure(): Promise<void> {
    await this.reader.configure();
    await this.writer.configure();
    await this.unsyncedWriter.configure("NORMAL");
  }

  /** The timeout starts with the request: after a long wait for other writers it tries once and does not wait again. */
  async takeWriter<Result>(work: (deadline: number) => Promise<Result>): Promise<[Result, () => void]> {
    const deadline = Date.now() + BUSY_PATIENCE_MS;
    const releaseWriter = await this.#writerMutex.take();
    try {
      return [await work(deadline), releaseWriter];
    } catch (error) {
      releaseWriter();
      throw error;
    }
  }

  /**
   * Empties the write-ahead log, which still contains deleted data. Returns false if another program is reading it, and then
   * tries again until it succeeds or the database is closed.
   */
  async emptyLog(pause = FIRST_PAUSE_MS): Promise<boolean> {
    clearTimeout(this.#nextAttempt);
    const isEmpty = await this.#tryToEmptyLog();
    if (!isEmpty && !this.#isClosed) {
      const next = () => void this.emptyLog(Math.min(pause * 2, LONGEST_PAUSE_MS));
      this.#nextAttempt = setTimeout(next, pause).unref();
    }
    return isEmpty;
  }

  /**
   * Uses the writer: a checkpoint must not run while this process writes. A failure, such as a full disk, also leads to
   * another attempt.
   */
  async #tryToEmptyLog(): Promise<boolean> {
    try {
      const [isEmpty, releaseWriter] = await this.takeWriter(async () => this.writer.truncateLog());
      releaseWriter();
      return isEmpty;
    } catch {
      return false;
    }
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#nextAttempt);
    this.reader.database.close();
    this.unsyncedWriter.database.close();
    this.writer.database.close();
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #handles: SqliteHandles;
  readonly #writer: SqliteHandle;
  /** Set during a transaction. */
  #releaseWriter: (() => void) | undefined;

  constructor(handles: SqliteHandles, writer: SqliteHandle) {
    this.#handles = handles;
    this.#writer = writer;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#releaseWriter) return this.#writer.execute(query);
    if (!WRITING_QUERIES.has(query.query.kind)) return this.#handles.reader.execute(query);
    const [result, releaseWriter] = await this.#handles.takeWriter((deadline) =>
      this.#writer.execute<Row>(query, deadline),
    );
    releaseWriter();
    return result;
  }

  // biome-ignore lint/correctness/useYield: Kysely's interface asks for it, nothing in this program streams
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error("Streaming is not supported");
  }

  async begin(): Promise<void> {
    const { database } = this.#writer;
    const [, releaseWriter] = await this.#handles.takeWriter((deadline) =>
      whenNotBusy(() => database.exec("BEGIN IMMEDIATE"), deadline),
    );
    this.#releaseWriter = releaseWriter;
  }

  /** If this fails, Kysely rolls back. */
  commit(): void {
    this.#writer.database.exec("COMMIT");
    this.#finish();
  }

  rollback(): void {
    const { database } = this.#writer;
    try {
      // After a full disk SQLite has already rolled back.
      if (database.isTransaction) database.exec("ROLLBACK");
    } finally {
      this.#finish();
    }
  }

  #finish(): void {
    this.#releaseWriter?.();
    this.#releaseWriter = undefined;
  }
}

/** The open file, shared by the drivers that write to it. */
class SqliteFile {
  readonly #file: string;
  #handles: Promise<SqliteHandles> | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  open(): Promise<SqliteHandles> {
    this.#handles ??= this.#openHandles();
    return this.#handles;
  }

  async #openHandles(): Promise<SqliteHandles> {
    const handles = new SqliteHandles(this.#file);
    await handles.configure();
    // An earlier process may have ended before it emptied the log.
    void handles.emptyLog();
    return handles;
  }
}

type Writing = "writer" | "unsyncedWriter";

class SqliteDriver implements Driver {
  readonly #file: SqliteFile;
  readonly #writing: Writing;
  #handles: SqliteHandles | undefined;

  constructor(file: SqliteFile, writing: Writing) {
    this.#file = file;
    this.#writing = writing;
  }

  async init(): Promise<void> {
    this.#handles = await this.#file.open();
  }

  async acquireConnection(): Promise<SqliteConnection> {
    if (!this.#handles) throw new Error("The database is closed");
    return new SqliteConnection(this.#handles, this.#handles[this.#writing]);
  }

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    await connection.begin();
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    connection.commit();
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    connection.rollback();
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#handles?.close();
    this.#handles = undefined;
  }
}

const LOCKS: ReadonlySet<unknown> = new Set<SelectModifierNode["modifier"]>(["ForUpdate", "ForShare"]);

/** Omits row locks, which SQLite does not have: a transaction that writes locks the whole database. */
class UnlockedSqliteCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (!LOCKS.has(node.modifier)) super.visitSelectModifier(node);
  }
}

/** Kysely's adapter serializes access to SQLite, so that readers would wait for writers that wait for a lock. */
class ConcurrentSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * Two dialects for the same file, which is closed with `dialect`. Writes through `unsynced` do not wait for the disk: for
 * counts, of which the last seconds may be lost in a power failure. `emptyLog` removes deleted data from SQLite's log.
 */
export function sqliteDialects(path: string) {
  const file = new SqliteFile(path);
  const dialectOf = (writing: Writing): Dialect => ({
    createAdapter: () => new ConcurrentSqliteAdapter(),
    createDriver: () => new SqliteDriver(file, writing),
    createQueryCompiler: () => new UnlockedSqliteCompiler(),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
  });
  return {
    dialect: dialectOf("writer"),
    unsynced: dialectOf("unsyncedWriter"),
    emptyLog: async () => (await file.open()).emptyLog(),
  };
}
