import type { Transaction } from "kysely";

/** Migrations use the table names of their time, not today's declarations. */
export type Tx = Transaction<Record<string, Record<string, string | number | null>>>;

type Row = Record<string, string | number | null>;

/** Tables whose rows become rows of one other table, which may have rows already. Backups from before are converted like databases. */
export interface Replacement {
  tables: readonly string[];
  by: string;
  /** Receives the rows by table. */
  convert(rows: Readonly<Record<string, readonly Partial<Row>[]>>): Row[];
}

export type Engine = "sqlite" | "postgres";

/** The export of a migration's file. */
export interface Migration {
  migrate(tx: Tx, engine: Engine): Promise<void>;
  /** The tables it creates that belong to every backup. Logins, counted attempts and derived tables do not. */
  tables?: readonly string[];
  /** It is applied after the migration and drops the tables. */
  replaces?: Replacement;
  /** It adds or changes derived columns, or what the search looks through: they are derived anew after the last migration. */
  changesDerived?: boolean;
}
