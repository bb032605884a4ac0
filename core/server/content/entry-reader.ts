import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import { readQuery, toExpression } from "../../content/search/read-query.ts";
import { MARKS } from "../../content/search/search-tokens.ts";
import { mayShowChildren } from "../../content/types/album-types.ts";
import type { ApprovalState, Resource } from "../../content/types/define-resource.ts";
import type { Stage } from "../../content/types/stages.ts";
import { engineOf } from "../database/engine.ts";
import { sortColumn } from "../database/entries/derived-columns.ts";
import { isFoundByOffice } from "../database/entries/search-index.ts";
import { adminSearchTextContains, asOneLine, searchTextContains } from "../database/entries/search-text.ts";
import { isAtStage, shownFrom } from "../database/entries/timed-entries.ts";
import type { Database, StoredFields, Tables, Tx } from "../database/tables.ts";
import { findFileStates } from "../files/file-states.ts";
import { tableOf } from "./entry-rows.ts";
import { entryRulesOf } from "./entry-rules.ts";
import { type Audience, adminFields } from "./present-row.ts";
import { childVisibility } from "./visibility/child-visibility.ts";
import { columnsWithPictures, withShownPictures } from "./visibility/shown-pictures.ts";

/** The query of a list. */
export interface EntryQuery {
  q?: string | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
  filters?: Record<string, string | number>;
  /** Only those with something in this field. */
  has?: string;
  /** Only those whose last day, the first of these fields with a value, is this day or a later one. */
  endsFrom?: { day: string; fields: readonly string[] };
  /** False: the total is not needed. */
  isCounted?: boolean;
}

/** The filter of an admin's query. */
export interface EntryMatch extends Pick<EntryQuery, "q" | "filters" | "has" | "endsFrom"> {
  /** Only those that are not published, or only those that are. */
  isDraft?: boolean | undefined;
  /** Only these. */
  ids?: readonly string[] | undefined;
  /** Only students who have left, or only those who have not. */
  hasLeft?: boolean | undefined;
  /** Only entries that lack a text in this language. */
  lacks?: "hi" | undefined;
  /** Only those that are at this stage of their life. */
  stage?: Stage | undefined;
  /** Only drafts in this state of approval. */
  approval?: ApprovalState | undefined;
  /** The condition of the type's own filter (`EntryFilter`); absent: the usual one. */
  own?: RawBuilder<boolean> | undefined;
  /** A search that found little, with what is similar (`widenSearch`). */
  wider?: WiderSearch | undefined;
}

interface WiderSearch {
  /** The ids of the entries that have the typed words. */
  exact: readonly string[];
  isSimilar: RawBuilder<boolean>;
}

/** The filters of visitors for entries that end by themselves. */
export interface ArchiveMatch {
  /** Ended entries are included. */
  isArchive?: boolean | undefined;
  /** Only entries with a day of this year. */
  year?: string | undefined;
}

export interface Reading {
  /** The fields to read from the database; absent: every declared field and the times. */
  fields?: readonly string[];
  /** An admin is shown what is not published too, and a search looks through every field; absent: the public. */
  audience?: Audience;
  /** Absent: in the order that the office has chosen, else as declared (`orderedBy`), else newest first. */
  sort?: { by: string; isDescending: boolean } | undefined;
  /** The moment for which the times of entries are compared; absent: now. */
  at?: string | undefined;
}

/** Reads the entries of every content type. */
export function createEntryReader(db: Database) {
  const present = (resource: Resource, rows: StoredFields[], audience: Audience, at = now()) =>
    audience === "public" ? withShownPictures(db, resource, rows, at) : rows;

  return {
    async list(
      resource: Resource,
      {
        fields = adminFields(resource),
        audience = "public",
        sort,
        at,
        ...query
      }: EntryQuery & EntryMatch & ArchiveMatch & Reading = {},
    ): Promise<{ rows: StoredFields[]; total: number }> {
      const match = await widenSearch(db, resource, query, audience, at);
      const matching = selectMatching(db, resource, match, audience, at);
      let page = matching.select(columnsOf(resource, fields, audience, at));
      const exact = match.wider?.exact ?? [];
      if (exact.length > 0 && !sort) page = page.orderBy(isAmong(exact), "desc");
      if (sort) page = page.orderBy(sortColumn(resource, sort.by), sort.isDescending ? "desc" : "asc");
      if (resource.paths.order) page = page.orderBy("position");
      if (resource.isTimed && !sort) page = page.orderBy("isPinned", "desc").orderBy(shownFrom, "desc");
      for (const name of (!sort && resource.orderedBy?.fields) || []) {
        page = page.orderBy(sortColumn(resource, name));
      }
      page = page.orderBy("createdAt", "desc").orderBy("_id", "desc");
      const isWhole = query.limit === undefined && query.offset === undefined;
      // SQLite takes an offset only together with a limit.
      if (!isWhole) page = page.limit(query.limit ?? Number.MAX_SAFE_INTEGER).offset(query.offset ?? 0);
      const found = (await page.execute()) as StoredFields[];
      const rows = await present(resource, found, audience, at);
      const { isCounted = true } = query;
      const total = isCounted ? totalShown(rows.length, query) : rows.length;
      return { rows, total: total ?? (await count(matching)) };
    },

    async find(
      resource: Resource,
      id: string,
      { fields = adminFields(resource), audience = "public", at, isArchive }: FindReading = {},
    ): Promise<StoredFields | undefined> {
      const query = selectMatching(db, resource, { isArchive }, audience, at)
        .select(columnsOf(resource, fields, audience, at))
        .where("_id", "=", id);
      const [row] = await present(resource, (await query.execute()) as StoredFields[], audience, at);
      return row;
    },

    /** Finds those of the entries that visitors may read. */
    async findMany(
      resource: Resource,
      ids: readonly string[],
      { fields = adminFields(resource), at }: Pick<Reading, "fields" | "at"> = {},
    ): Promise<StoredFields[]> {
      if (ids.length === 0) return [];
      const query = selectMatching(db, resource, { ids }, "public", at);
      const rows = (await query
        .select(columnsOf(resource, fields, "public", at))
        .execute()) as StoredFields[];
      return present(resource, rows, "public", at);
    },

    /** The entries that are filed right before and right after one, as visitors may read them. */
    async findNeighbours(
      resource: Resource,
      id: string,
      { fields = adminFields(resource), at, isArchive }: FindReading = {},
    ): Promise<{ older: StoredFields | undefined; newer: StoredFields | undefined }> {
      const find = async (direction: "asc" | "desc") => {
        const place = sql`(SELECT ${FILED} FROM ${sql.table(resource.name)} WHERE _id = ${id})`;
        const order = sql<boolean>`(${FILED}) ${sql.raw(direction === "asc" ? ">" : "<")} ${place}`;
        let query = selectMatching(db, resource, { isArchive }, "public", at)
          .select(columnsOf(resource, fields, "public", at))
          .where(order);
        for (const column of ["shownDay", "createdAt", "_id"]) query = query.orderBy(column, direction);
        return (await query.limit(1).executeTakeFirst()) as StoredFields | undefined;
      };
      return { older: await find("desc"), newer: await find("asc") };
    },

    /** The years under which visitors find something, the latest first. */
    async listYears(resource: Resource, { at, isArchive }: FindReading = {}): Promise<string[]> {
      const year = sql<string>`substr("shownDay", 1, 4)`;
      const rows = await selectMatching(db, resource, { isArchive }, "public", at)
        .select(year.as("year"))
        .distinct()
        .orderBy("year", "desc")
        .execute();
      return rows.map((row) => row.year);
    },

    /** The next moment at which something appears or ends by itself; undefined: never. */
    async findNextMoment(resource: Resource, at: string): Promise<number | undefined> {
      if (mayShowChildren(resource)) return childVisibility.findNextChange(db, at);
      if (!resource.isTimed) return undefined;
      const findNext = async (name: string) => {
        const row = await db
          .selectFrom(tableOf(resource))
          .select(name)
          .where("isDraft", "=", 0)
          .where(name, ">", at)
          .orderBy(name)
          .limit(1)
          .executeTakeFirst();
        return row ? [Date.parse(String(row[name]))] : [];
      };
      const moments = [...(await findNext("publishAt")), ...(await findNext("expiresAt"))];
      return moments.length > 0 ? Math.min(...moments) : undefined;
    },

    /** Whether visitors can read nothing of it. What is over counts, so that its page stays in menus and sitemap. */
    async isEmpty(resource: Resource): Promise<boolean> {
      const query = selectMatching(db, resource, { isArchive: true }, "public").select("_id").limit(1);
      return (await query.executeTakeFirst()) === undefined;
    },

    /** The condition of a type's own filter; undefined for types without one. */
    readOwnFilter: async (
      resource: Resource,
      asked: Readonly<Record<string, unknown>>,
      accountId: string | undefined,
    ) => entryRulesOf(resource).filter?.read(db, asked, accountId),

    /** The public files; with `wanted` only those of them. */
    async fileNamesInUse(wanted?: readonly string[]): Promise<Set<string>> {
      const states = await findFileStates(db, wanted);
      return new Set([...states].flatMap(([name, { isPublic }]) => (isPublic ? [name] : [])));
    },
  };
}

type FindReading = Pick<Reading, "fields" | "audience" | "at"> & Pick<ArchiveMatch, "isArchive">;

/** The sort order of an archive. */
const FILED = sql`"shownDay", "createdAt", _id`;

/** A child's photo is left out if the parents refuse it. */
function columnsOf(resource: Resource, fields: readonly string[], audience: Audience, at = now()) {
  const names = [...new Set(["_id", ...fields])];
  if (audience === "office") return names;
  const photo = names.find((name) => name === resource.child?.photo);
  if (photo === undefined) return columnsWithPictures(resource, names);
  const shown = sql<
    string | null
  >`CASE WHEN ${childVisibility.isShownPhoto(resource, at)} THEN ${sql.ref(photo)} END`;
  return [...names.filter((name) => name !== photo), shown.as(photo)];
}

const now = () => new Date().toISOString();

export function selectMatching(
  from: Database | Tx,
  resource: Resource,
  {
    q,
    ids,
    filters = {},
    has,
    endsFrom,
    isDraft,
    hasLeft,
    lacks,
    stage,
    approval,
    own = entryRulesOf(resource).filter?.usual,
    isArchive,
    year,
    wider,
  }: EntryMatch & ArchiveMatch,
  audience: Audience,
  at = now(),
) {
  let select = from.selectFrom(tableOf(resource));
  if (resource.child && audience === "public")
    select = select.where(childVisibility.isShownChild(resource, at));
  if (resource.hasInternal && audience === "public") select = select.where("isInternal", "=", 0);
  if (hasLeft !== undefined) select = select.where("leftOn", hasLeft ? "is not" : "is", null);
  if (resource.isTimed && audience === "public") {
    select = select.where(isAtStage(isArchive ? "published" : "live", at));
  }
  if (stage) select = select.where("isDraft", "=", 0).where(isAtStage(stage, at));
  if (approval) select = select.where("approval", "=", approval);
  if (own) select = select.where(own);
  if (has) select = select.where(has, "is not", null);
  if (endsFrom) {
    const lastDay = sql<string>`COALESCE(${sql.join(endsFrom.fields.map((name) => sql.ref(name)))})`;
    select = select.where(lastDay, ">=", endsFrom.day);
  }
  if (year) select = select.where("shownDay", ">=", year).where("shownDay", "<", String(Number(year) + 1));
  const wantsDrafts = audience === "public" ? false : isDraft;
  // Without the sign SQLite reads all that is published, and not the few ids.
  const draft = ids ? sql<number>`+${sql.ref("isDraft")}` : "isDraft";
  if (wantsDrafts !== undefined) select = select.where(draft, "=", wantsDrafts ? 1 : 0);
  if (ids) select = select.where("_id", "in", ids);
  if (lacks !== undefined) select = select.where("lacks", "=", lacks);
  if (wider) {
    const { exact, isSimilar } = wider;
    select = select.where((eb) =>
      exact.length > 0 ? eb.or([eb("_id", "in", exact), isSimilar]) : isSimilar,
    );
  }
  if (q && !wider) {
    const conditions = audience === "office" ? adminSearchTextContains(q) : [searchTextContains(q)];
    for (const condition of conditions) select = select.where(condition);
  }
  for (const [name, value] of Object.entries(filters)) {
    select = select.where(name, "=", typeof value === "string" ? asOneLine(value) : value);
  }
  return select;
}

/** A search of the office with fewer matches than this is widened. */
const LITTLE = 5;

/**
 * Where the typed words find little, also finds the same words in another form or spelling, and other words for the same: छुट्टी, chutti;
 * Verma, Varma. The list, its total and actions on all that match call this first, so that they mean the same entries.
 */
export async function widenSearch<Match extends EntryMatch & ArchiveMatch>(
  db: Database | Tx,
  resource: Resource,
  match: Match,
  audience: Audience,
  at?: string,
): Promise<Match & Pick<EntryMatch, "wider">> {
  const terms = match.q && audience === "office" ? readQuery(match.q) : [];
  // Single letters and digits are similar to everything.
  if (!terms.some(({ words }) => words.join("").length > 2)) return match;
  const found = await selectMatching(db, resource, match, audience, at).select("_id").limit(LITTLE).execute();
  if (found.length === LITTLE) return match;
  const exact = found.map(({ _id }) => _id);
  const isSimilar = isFoundByOffice(engineOf(db), resource, toExpression(terms, MARKS.office, "sound"));
  return { ...match, wider: { exact, isSimilar } };
}

/** 1 for one of these entries, 0 for others. */
const isAmong = (ids: readonly string[]): RawBuilder<number> =>
  sql`CASE WHEN _id IN (${sql.join(ids)}) THEN 1 ELSE 0 END`;

/** The total, if the page has the last entries. A search then needs only one query. */
function totalShown(
  rows: number,
  { limit = Number.POSITIVE_INFINITY, offset = 0 }: EntryQuery,
): number | undefined {
  const hasLast = rows < limit && (rows > 0 || offset === 0);
  return hasLast ? offset + rows : undefined;
}

export async function count<Table extends keyof Tables>(
  matching: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const { total } = await matching.select((eb) => eb.fn.countAll().as("total")).executeTakeFirstOrThrow();
  return Number(total);
}
