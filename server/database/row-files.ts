import { type RawBuilder, sql } from "kysely";
import type { AnyDocument } from "../../content/pages/define-page.ts";
import { isPageName, pages } from "../../content/pages/index.ts";
import { documentFiles } from "../../content/pages/page-schema.ts";
import { type ResourceName, resourceList } from "../../content/resources/index.ts";
import { fileFields, fileNames } from "./entry-files.ts";
import type { Engine, OpenDatabase } from "./open-database.ts";
import type { Database, EntryRow } from "./tables.ts";

/** A row that names stored files: an entry, a page, or a revision of one. */
export interface NamingRow {
  table: string;
  /** What tells it from the other rows of its table. */
  key: string;
  row: EntryRow;
}

/** Every row that may name files, out of all tables. */
export function* namingRows(tables: ReadonlyMap<string, readonly EntryRow[]>): Generator<NamingRow> {
  for (const { name: table } of resourceList) {
    for (const row of tables.get(table) ?? []) yield { table, key: row._id, row };
  }
  for (const row of tables.get("pages") ?? []) yield { table: "pages", key: String(row.name), row };
  for (const row of tables.get("revisionFiles") ?? []) {
    yield { table: "revisions", key: String(row.revision), row };
  }
}

export function filesOf({ table, row }: Pick<NamingRow, "table" | "row">): string[] {
  if (table === "pages") return pageFiles(row);
  if (table === "revisions") return [row.file as string];
  const resource = resourceList.find(({ name }) => name === table);
  return resource ? fileNames(resource, row) : [];
}

/** The stored files that a row of the table `pages` names. */
export function pageFiles({ name, document }: Record<string, unknown>): string[] {
  if (typeof name !== "string" || !isPageName(name)) return [];
  const stored: unknown = parseJson(String(document));
  return typeof stored === "object" && stored !== null
    ? documentFiles(pages[name], stored as AnyDocument)
    : [];
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Every stored file that an entry or a page names. */
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
  return named.union(await findPageFiles(db));
}

/** There are a few pages only, so they are looked through whole. */
async function findPageFiles(db: Database): Promise<Set<string>> {
  const rows = await db.selectFrom("pages").select(["name", "document"]).execute();
  return new Set(rows.flatMap(pageFiles));
}

/** Those of the given files that an entry or a page names. The database looks for them, so that no table is loaded for a delete. */
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
  return named.union((await findPageFiles(db)).intersection(new Set(wanted)));
}

/** Every stored file that a revision names; of `wanted`, where that is given. */
export async function findRevisionFiles(
  { db, engine }: Pick<OpenDatabase, "db" | "engine">,
  wanted?: readonly string[],
): Promise<Set<string>> {
  let query = db.selectFrom("revisionFiles").select("file").distinct();
  if (wanted) {
    const list = elements(engine, sql`${JSON.stringify(wanted)}`);
    query = query.where(sql<boolean>`file IN (SELECT value FROM ${list})`);
  }
  return new Set((await query.execute()).map(({ file }) => file));
}

/** The elements of a JSON list, each in a row with the column `value`. */
const elements = (engine: Engine, list: RawBuilder<unknown>) =>
  engine === "postgres"
    ? sql`json_array_elements_text(CAST(${list} AS json)) AS element(value)`
    : sql`json_each(${list}) AS element`;
