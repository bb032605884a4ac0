import { type RawBuilder, sql } from "kysely";
import type { AnyDocument } from "../../content/pages/define-page.ts";
import { isPageName, pages } from "../../content/pages/index.ts";
import { documentFiles } from "../../content/pages/page-schema.ts";
import { resourceList } from "../../content/resources/index.ts";
import { fileFields, fileNames } from "./entry-files.ts";
import type { Engine, OpenDatabase } from "./open-database.ts";
import { parseJson } from "./parse-json.ts";
import { isShownChild, isShownPhoto } from "./shown-children.ts";
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

type Opened = Pick<OpenDatabase, "db" | "engine">;

/** Every stored file that anybody may read, because an entry that is out or a page names it; of `wanted`, where that is given. */
export async function findShownFiles(opened: Opened, wanted?: readonly string[]): Promise<Set<string>> {
  if (wanted?.length === 0) return new Set();
  const ofPages = await findPageFiles(opened.db);
  const shown = wanted ? ofPages.intersection(new Set(wanted)) : ofPages;
  return shown.union(await findEntryFiles(opened, { isOut: true, wanted }));
}

/** Every stored file that a draft, an entry that is still to appear, a child that is not shown or a revision names; of `wanted`, where that is given. */
export async function findKeptFiles(opened: Opened, wanted?: readonly string[]): Promise<Set<string>> {
  const { db, engine } = opened;
  let query = db.selectFrom("revisionFiles").select("file").distinct();
  if (wanted) {
    const list = elements(engine, sql`${JSON.stringify(wanted)}`);
    query = query.where(sql<boolean>`file IN (SELECT value FROM ${list})`);
  }
  const ofRevisions = new Set((await query.execute()).map(({ file }) => file));
  return ofRevisions.union(await findEntryFiles(opened, { isOut: false, wanted }));
}

/** There are a few pages only, so they are looked through whole. */
async function findPageFiles(db: Database): Promise<Set<string>> {
  const rows = await db.selectFrom("pages").select(["name", "document"]).execute();
  return new Set(rows.flatMap(pageFiles));
}

interface EntryFilesQuery {
  /** Of entries that anybody may read or could read once, or else of the others. */
  isOut: boolean;
  wanted: readonly string[] | undefined;
}

/** The files that entries name. The database looks for those that are wanted, so that no table is loaded for a delete. */
async function findEntryFiles(
  { db, engine }: Opened,
  { isOut, wanted }: EntryFilesQuery,
): Promise<Set<string>> {
  const isWanted = wanted
    ? sql`value IN (SELECT value FROM ${elements(engine, sql`${JSON.stringify(wanted)}`)})`
    : sql`value IS NOT NULL`;
  const now = new Date().toISOString();
  const ofFields = resourceList.flatMap((resource) => {
    const waits = resource.isTimed ? sql`(${sql.ref("publishAt")} > ${now}) IS TRUE` : sql`false`;
    const isUnwanted = resource.child
      ? sql`(${isShownChild(resource, now)} AND ${isShownPhoto(resource, now)}) IS NOT TRUE`
      : sql`false`;
    const isHidden = sql`(${sql.ref("isDraft")} = 1 OR ${waits} OR ${isUnwanted})`;
    return fileFields(resource).map(([column, { kind }]) => {
      const rows = sql`(SELECT ${sql.ref(column)} AS list FROM ${sql.table(resource.name)} WHERE ${isOut ? sql`NOT ${isHidden}` : isHidden}) AS entry`;
      const values =
        kind === "file"
          ? sql`(SELECT list AS value FROM ${rows}) AS single`
          : sql`${rows}, ${elements(engine, sql`list`)}`;
      return sql<{ value: string }>`SELECT value FROM ${values} WHERE ${isWanted}`;
    });
  });
  // One question: asked field by field, each save would wait for the database ten times.
  const { rows } = await sql<{ value: string }>`${sql.join(ofFields, sql` UNION `)}`.execute(db);
  return new Set(rows.map(({ value }) => value));
}

/** The elements of a JSON list, each in a row with the column `value`. */
const elements = (engine: Engine, list: RawBuilder<unknown>) =>
  engine === "postgres"
    ? sql`json_array_elements_text(CAST(${list} AS json)) AS element(value)`
    : sql`json_each(${list}) AS element`;
