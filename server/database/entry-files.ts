import { type RawBuilder, sql } from "kysely";
import type { FileField, FilesField, Resource } from "../../content/resources/define-resource.ts";
import { type ResourceName, resourceList } from "../../content/resources/index.ts";
import type { Engine, OpenDatabase } from "./open-database.ts";
import type { Database, EntryRow } from "./tables.ts";

/** Lists of file names are stored as JSON. */
export const parseNames = (value: unknown): string[] =>
  typeof value === "string" ? (JSON.parse(value) as string[]) : [];

/** The stored files that an entry names. */
export function fileNames(resource: Resource, row: Partial<EntryRow>): string[] {
  return fileFields(resource).flatMap(([name, { kind }]) => {
    const value = row[name];
    if (kind === "files") return parseNames(value);
    return typeof value === "string" ? [value] : [];
  });
}

function fileFields(resource: Resource): [name: string, field: FileField | FilesField][] {
  return Object.entries(resource.fields).flatMap(([name, field]) =>
    field.kind === "value" ? [] : [[name, field]],
  );
}

/** Every stored file that an entry names. */
export async function findAllNamedFiles(db: Database): Promise<Set<string>> {
  const named = new Set<string>();
  for (const resource of resourceList) {
    const columns = fileFields(resource).map(([name]) => name);
    if (columns.length === 0) continue;
    const rows = await db
      .selectFrom(resource.name as ResourceName)
      .select(columns)
      .execute();
    for (const row of rows) for (const name of fileNames(resource, row)) named.add(name);
  }
  return named;
}

/** Those of the given files that an entry names. The database looks for them, so that no table is loaded for a delete. */
export async function findNamedFiles(
  { db, engine }: Pick<OpenDatabase, "db" | "engine">,
  wanted: readonly string[],
): Promise<Set<string>> {
  const named = new Set<string>();
  if (wanted.length === 0) return named;
  const isWanted = sql`value IN (SELECT value FROM ${elements(engine, sql`${JSON.stringify(wanted)}`)})`;
  for (const resource of resourceList) {
    for (const [column, { kind }] of fileFields(resource)) {
      const table = sql.table(resource.name);
      const values =
        kind === "file"
          ? sql`(SELECT ${sql.ref(column)} AS value FROM ${table}) AS single`
          : sql`${table}, ${elements(engine, sql.ref(column))}`;
      const found = await sql<{ value: string }>`SELECT value FROM ${values} WHERE ${isWanted}`.execute(db);
      for (const { value } of found.rows) named.add(value);
    }
  }
  return named;
}

/** The elements of a JSON list, each in a row with the column `value`. */
const elements = (engine: Engine, list: RawBuilder<unknown>) =>
  engine === "postgres"
    ? sql`json_array_elements_text(CAST(${list} AS json)) AS element(value)`
    : sql`json_each(${list}) AS element`;
