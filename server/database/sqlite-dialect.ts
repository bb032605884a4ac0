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
const MAX_CACHED_STATEMENTS = 200;
/** Pauses between attempts to empty the log while another program is reading. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;

export const sqliteErrorCode = (error: unknown): number | undefined =>
  error instanceof Error && "errcode" in error && typeof error.errcode === "number"
    ? error.errcode & 0xff
    : undefined;

/**
 * Waits for another process's lock without blocking the event loop, so that readers are served meanwhile;
 * SQLite's own busy timeout would stop the whole process.
 */
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
    // What is deleted is overwritten, so that nothing of a child who is forgotten stays in the file.
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

  /** Moves everything from the log (WAL) into the database file and cuts the log to nothing; false: somebody is reading it. */
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

const WRITING_QUERIES: ReadonlySet<string> = new Set([
  "InsertQueryNode",
  "UpdateQueryNode",
  "DeleteQueryNode",
  "MergeQueryNode",
]);

/**
 * One handle reads, and one of two writes at a time. A query keeps its handle only while it runs, which it does without a pause, so one for
 * reading is enough; and however many writers wait for a lock, nobody who reads waits with them.
 */
class SqliteHandles {
  readonly reader: SqliteHandle;
  readonly writer: SqliteHandle;
  /** Does not wait for the disk at the end of a write; the file stays sound, the last writes may go with the power. */
  readonly unsyncedWriter: SqliteHandle;
  /** Writers of this process wait here for each other; only other processes can make SQLite busy. */
  readonly #writerTurn = new Turn();
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

  /** Patience is counted from the asking: who has waited long enough behind others tries once and does not wait again. */
  async takeWriter<Result>(work: (deadline: number) => Promise<Result>): Promise<[Result, () => void]> {
    const deadline = Date.now() + BUSY_PATIENCE_MS;
    const endTurn = await this.#writerTurn.take();
    try {
      return [await work(deadline), endTurn];
    } catch (error) {
      endTurn();
      throw error;
    }
  }

  /**
   * Empties the log of changes, which still has what was deleted. False: another program is reading it. Then it is tried again
   * until it succeeds or the database is closed.
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

  /** On the writer: a checkpoint must not run while this process writes. A failure, such as a full disk, is one more reason to try again. */
  async #tryToEmptyLog(): Promise<boolean> {
    try {
      const [isEmpty, endTurn] = await this.takeWriter(async () => this.writer.truncateLog());
      endTurn();
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
  #endTurn: (() => void) | undefined;

  constructor(handles: SqliteHandles, writer: SqliteHandle) {
    this.#handles = handles;
    this.#writer = writer;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#endTurn) return this.#writer.execute(query);
    if (!WRITING_QUERIES.has(query.query.kind)) return this.#handles.reader.execute(query);
    const [result, endTurn] = await this.#handles.takeWriter((deadline) =>
      this.#writer.execute<Row>(query, deadline),
    );
    endTurn();
    return result;
  }

  // biome-ignore lint/correctness/useYield: Kysely's interface asks for it, nothing in this program streams
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error("Streaming is not supported");
  }

  async begin(): Promise<void> {
    const { database } = this.#writer;
    const [, endTurn] = await this.#handles.takeWriter((deadline) =>
      whenNotBusy(() => database.exec("BEGIN IMMEDIATE"), deadline),
    );
    this.#endTurn = endTurn;
  }

  /** When this fails, Kysely rolls back. */
  commit(): void {
    this.#writer.database.exec("COMMIT");
    this.#finish();
  }

  rollback(): void {
    const { database } = this.#writer;
    try {
      // After a full disk SQLite has already rolled back by itself.
      if (database.isTransaction) database.exec("ROLLBACK");
    } finally {
      this.#finish();
    }
  }

  #finish(): void {
    this.#endTurn?.();
    this.#endTurn = undefined;
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
    // An earlier process may have ended before it could empty the log.
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

/** Kysely's own lets one caller at a time into SQLite, so that whoever reads would wait for whoever waits for a lock. */
class ConcurrentSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * Two ways to the same file, which is closed with `dialect`. What is written through `unsynced` does not wait for the disk:
 * it is for counts of which the last seconds may be lost with the power. `emptyLog` removes what was deleted from SQLite's log.
 */
export function sqliteDialects(path: string) {
  const file = new SqliteFile(path);
  const dialectOf = (writing: Writing): Dialect => ({
    createAdapter: () => new ConcurrentSqliteAdapter(),
    createDriver: () => new SqliteDriver(file, writing),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
  });
  return {
    dialect: dialectOf("writer"),
    unsynced: dialectOf("unsyncedWriter"),
    emptyLog: async () => (await file.open()).emptyLog(),
  };
}
