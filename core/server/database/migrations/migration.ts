import type { Transaction } from "kysely";

/** Migrations use the table names of their time, not today's declarations. */
export type Tx = Transaction<Record<string, Record<string, string | number | null>>>;

export type Engine = "sqlite" | "postgres";

/** What the file of a migration exports. */
export interface Migration {
  migrate(tx: Tx, engine: Engine): Promise<void>;
  /** The tables it creates that belong to every backup. Logins, counted attempts and derived tables do not. */
  tables?: readonly string[];
  /** It adds or changes derived columns, or what the search looks through: they are derived anew after the last migration. */
  changesDerived?: boolean;
}
