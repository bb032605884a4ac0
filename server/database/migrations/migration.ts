import type { Transaction } from "kysely";

/** A migration knows the tables by their names at its time, not by today's declarations. */
export type Tx = Transaction<Record<string, Record<string, string | number | null>>>;

export type Engine = "sqlite" | "postgres";
