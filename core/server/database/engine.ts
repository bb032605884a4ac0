import { SqliteIntrospector } from "kysely";
import type { Database, Engine, Tx } from "./tables.ts";

/** For statements that must be written differently for each engine. Locks need no difference: SQLite's compiler omits them. */
export const engineOf = (db: Database | Tx): Engine =>
  db.introspection instanceof SqliteIntrospector ? "sqlite" : "postgres";
