import { type RawBuilder, sql } from "kysely";
import type { Engine } from "./tables.ts";

/** A text field of a JSON object in a column; null if absent. */
export const jsonText = (engine: Engine, column: string, field: string): RawBuilder<string | null> =>
  engine === "postgres"
    ? sql`(CAST(${sql.ref(column)} AS json) ->> ${sql.lit(field)})`
    : sql`json_extract(${sql.ref(column)}, ${sql.lit(`$.${field}`)})`;
