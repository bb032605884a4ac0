import { type RawBuilder, type SqlBool, sql } from "kysely";
import { resourceList } from "../../../features/types.ts";
import { featureOfPage, featureOfType, isOn, type OffParts } from "../../content/parts/parts.ts";
import type { Resource } from "../../content/types/define-resource.ts";
import { childVisibility } from "../content/visibility/child-visibility.ts";
import { engineOf } from "../database/engine.ts";
import { fileFields } from "../database/entries/entry-files.ts";
import { listPrivateFiles, pageFiles } from "../database/entries/row-files.ts";
import type { Database, Engine } from "../database/tables.ts";
import { readOffParts } from "../parts/known-parts.ts";

export interface FileState {
  /** Everybody may read it. */
  isPublic: boolean;
  /** It is the photo of a child, or a picture on which a child is marked. */
  showsChild: boolean;
}

/**
 * The one rule for which stored file is public. A file is public if a page names it, or an entry that is published, not internal, due and, if it is about a child, allowed
 * by the parents and the school; and if every child who is marked on it may be shown on pictures. The result has every file that an entry, a page or a version names;
 * `wanted` limits it to these files. Of features that are switched off no file is public.
 */
export async function findFileStates(
  db: Database,
  wanted?: readonly string[],
  at = new Date().toISOString(),
): Promise<Map<string, FileState>> {
  const states = new Map<string, FileState>();
  if (wanted?.length === 0) return states;
  const off = await readOffParts(db);
  const rows = await findNamed(db, { wanted, at, off });
  for (const { value, isPublic, showsChild } of rows.filter(({ isMark }) => isMark === 0)) {
    const state = states.get(value);
    states.set(value, {
      isPublic: isPublic === 1 || state?.isPublic === true,
      showsChild: showsChild === 1 || state?.showsChild === true,
    });
  }
  for (const { name, isPublic } of await findPageFiles(db, off)) {
    if (wanted && !wanted.includes(name)) continue;
    const { isPublic: isKnown = false, showsChild = false } = states.get(name) ?? {};
    states.set(name, { isPublic: isPublic || isKnown, showsChild });
  }
  for (const { value, isPublic } of rows.filter(({ isMark }) => isMark === 1)) {
    const state = states.get(value);
    if (state) states.set(value, { isPublic: state.isPublic && isPublic === 1, showsChild: true });
  }
  return states;
}

/** When the next file becomes public, or stops being public, without a change of the database; undefined: never. */
export async function findNextFileChange(db: Database, at: string): Promise<number | undefined> {
  const moments = [await childVisibility.findNextChange(db, at)];
  for (const { name } of resourceList.filter(({ isTimed }) => isTimed)) {
    const { rows } = await sql<{ next: string | null }>`
      SELECT min(${sql.ref("publishAt")}) AS next FROM ${sql.table(name)}
      WHERE ${sql.ref("isDraft")} = 0 AND ${sql.ref("publishAt")} > ${at}`.execute(db);
    if (rows[0]?.next) moments.push(Date.parse(rows[0].next));
  }
  const known = moments.filter((moment) => moment !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
}

/** Reads all pages, because there are only a few. */
async function findPageFiles(db: Database, off: OffParts): Promise<{ name: string; isPublic: boolean }[]> {
  const rows = await db.selectFrom("pages").select(["name", "document"]).execute();
  return rows.flatMap((row) =>
    pageFiles(row).map((name) => ({ name, isPublic: isOn(off, featureOfPage(row.name)) })),
  );
}

interface NamedFile {
  value: string;
  /** For a mark: 1 if the child may be shown. */
  isPublic: number;
  showsChild: number;
  /** The row is the mark of a child on the file. */
  isMark: number;
}

/** The files that entries and versions name, and the marks of children on files. The database filters by `wanted`, so that no table is loaded for a single file. */
async function findNamed(
  db: Database,
  { wanted, at, off }: { wanted: readonly string[] | undefined; at: string; off: OffParts },
): Promise<NamedFile[]> {
  const list = wanted && elements(engineOf(db), sql`${JSON.stringify(wanted)}`);
  const isWanted = (name: RawBuilder<unknown>) =>
    list ? sql`${name} IN (SELECT value FROM ${list})` : sql`${name} IS NOT NULL`;
  const ofEntries = resourceList.flatMap((resource) => {
    const isShown = isOn(off, featureOfType(resource.name)) ? sql`NOT ${isHidden(resource, at)}` : sql`false`;
    const isPublic = asNumber(isShown);
    return fileFields(resource).map(([column, { kind }]) => {
      const name = sql.ref(column);
      const table = sql.table(resource.name);
      if (kind === "file") {
        return sql`SELECT ${name} AS value, ${isPublic} AS "isPublic", ${asNumber(isOfChild(resource))} AS "showsChild", 0 AS "isMark" FROM ${table} WHERE ${isWanted(name)}`;
      }
      const rows = sql`(SELECT ${name} AS list, ${isPublic} AS "isPublic" FROM ${table}) AS entry`;
      return sql`SELECT value, "isPublic", 0 AS "showsChild", 0 AS "isMark" FROM ${rows}, ${elements(engineOf(db), sql`list`)} WHERE ${isWanted(sql.ref("value"))}`;
    });
  });
  const ofVersions = sql`SELECT file AS value, 0 AS "isPublic", 0 AS "showsChild", 0 AS "isMark" FROM ${sql.table("revisionFiles")} WHERE ${isWanted(sql.ref("file"))}`;
  const marks = sql`SELECT file AS value, ${asNumber(childVisibility.isShownMark(at))} AS "isPublic", 1 AS "showsChild", 1 AS "isMark" FROM ${sql.table("childPictures")} WHERE ${isWanted(sql.ref("file"))}`;
  const ofFeatures = listPrivateFiles().map(
    ({ table, column }) =>
      sql`SELECT ${sql.ref(column)} AS value, 0 AS "isPublic", 0 AS "showsChild", 0 AS "isMark" FROM ${sql.table(table)} WHERE ${isWanted(sql.ref(column))}`,
  );
  // One query, because with a query for each field every save would wait for the database ten times.
  const query = sql<NamedFile>`${sql.join([...ofEntries, ofVersions, ...ofFeatures, marks], sql` UNION `)}`;
  return (await query.execute(db)).rows;
}

/** A condition: visitors may not read the files of an entry. */
function isHidden(resource: Resource, at: string): RawBuilder<SqlBool> {
  const waits = resource.isTimed ? sql`(${sql.ref("publishAt")} > ${at}) IS TRUE` : sql`false`;
  const isInternal = resource.hasInternal ? sql`${sql.ref("isInternal")} = 1` : sql`false`;
  const isRefused = resource.child
    ? sql`(${childVisibility.isShownChild(resource, at)} AND ${childVisibility.isShownPhoto(resource, at)}) IS NOT TRUE`
    : sql`false`;
  return sql<SqlBool>`(${sql.ref("isDraft")} = 1 OR ${isInternal} OR ${waits} OR ${isRefused})`;
}

/** A condition: the photo of an entry shows a child. */
function isOfChild({ child }: Resource): RawBuilder<SqlBool> {
  if (!child) return sql`false`;
  return child.isAdultUnlessLinked ? sql`${sql.ref(child.id)} IS NOT NULL` : sql`true`;
}

const asNumber = (condition: RawBuilder<unknown>) => sql`CASE WHEN ${condition} THEN 1 ELSE 0 END`;

/** The elements of a JSON list, each in a row with the column `value`. */
const elements = (engine: Engine, list: RawBuilder<unknown>) =>
  engine === "postgres"
    ? sql`json_array_elements_text(CAST(${list} AS json)) AS element(value)`
    : sql`json_each(${list}) AS element`;
