import { type ApiError, storageFull, temporarilyUnavailable } from "../errors.ts";
import { sqliteErrorCode } from "./sqlite-dialect.ts";

const SQLITE_BUSY = 5;
const SQLITE_LOCKED = 6;
const SQLITE_FULL = 13;
const SQLITE_CONSTRAINT = 19;

const POSTGRES_DISK_FULL = "53100";
const POSTGRES_UNIQUE = "23505";
/** Connection lost, server starting or stopping, too many connections, statement timeout. */
const POSTGRES_AWAY = /^(08...|57P0[1-3]|53[023]00|57014)$/;
const SOCKET_TROUBLE = new Set([
  ...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOENT"],
  // A stopped container or machine has no name and no address.
  ...["ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"],
]);

/** Messages of pg, without a code, for a lost connection. */
const CONNECTION_GONE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed) and is not queryable)/;

/** A reason not to start that an operator can fix. */
export class DatabaseUnusable extends Error {}

/** The error for the caller if the database is unavailable or full; undefined for every other error. */
export function findDatabaseError(error: unknown): ApiError | undefined {
  if (!(error instanceof Error)) return undefined;
  const sqlite = sqliteErrorCode(error);
  if (sqlite === SQLITE_FULL) return storageFull();
  if (sqlite === SQLITE_BUSY || sqlite === SQLITE_LOCKED) return temporarilyUnavailable();
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (code === POSTGRES_DISK_FULL) return storageFull();
  if (POSTGRES_AWAY.test(code) || SOCKET_TROUBLE.has(code) || CONNECTION_GONE.test(error.message)) {
    return temporarilyUnavailable();
  }
  if (error instanceof AggregateError) return findDatabaseError(error.errors[0]);
  return undefined;
}

/** Whether a statement failed because another transaction has stored the same unique value. PostgreSQL then rolls this one back. */
export const isDuplicate = (error: unknown): boolean =>
  sqliteErrorCode(error) === SQLITE_CONSTRAINT ||
  (error instanceof Error && "code" in error && error.code === POSTGRES_UNIQUE);

/** If a connection to PostgreSQL breaks at COMMIT, it is unknown whether the change was made. */
export function mayHaveCommitted(error: unknown): boolean {
  return sqliteErrorCode(error) === undefined && findDatabaseError(error)?.status === 503;
}
