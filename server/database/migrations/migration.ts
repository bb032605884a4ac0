import type { Transaction } from "kysely";

/** Migrations use the table names of their time, not today's declarations. */
export type Tx = Transaction<Record<string, Record<string, string | number | null>>>;

export type Engine = "sqlite" | "postgres";
