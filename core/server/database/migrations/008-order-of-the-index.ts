import { sql } from "kysely";
import type { Engine, Tx } from "./migration.ts";

/** The rows of the index are numbered in an order of results, and have the tokens of this version. */
export const changesDerived = true;

export async function migrate(tx: Tx, engine: Engine): Promise<void> {
  if (engine !== "postgres") return;
  await sql.raw(`ALTER TABLE "searchTexts" ALTER COLUMN "_id" TYPE bigint`).execute(tx);
}
