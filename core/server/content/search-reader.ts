import { type RawBuilder, sql } from "kysely";
import type { PageName } from "../../../features/pages.ts";
import type { Expression } from "../../content/search/read-query.ts";
import type { Resource } from "../../content/types/define-resource.ts";
import type { Stage } from "../../content/types/stages.ts";
import { engineOf } from "../database/engine.ts";
import { exactness, hasTokens } from "../database/entries/search-index.ts";
import { isAtStage } from "../database/entries/timed-entries.ts";
import type { Database } from "../database/tables.ts";
import { count } from "./entry-reader.ts";
import { tableOf } from "./entry-rows.ts";

/** An entry, or a page by its name. */
export interface FoundText {
  type: string;
  entryId: string;
  /** True for the first of the expressions in `best`. */
  isBest: boolean;
}

/** What is looked through. */
export interface SearchScope {
  resources: readonly Resource[];
  pages: readonly PageName[];
  /** The moment at which they are read. */
  at: string;
}

export interface TextQuery extends SearchScope {
  /** The typed text. */
  q: string;
  /** True for what is found. */
  anywhere: Expression;
  /** Entries with at least `least` of these are found, those with most of them first; absent: the terms are in `anywhere`. */
  covered?: { terms: readonly Expression[]; least: number } | undefined;
  /** Results that match the first expression are first, then those of the next, whatever their kind. */
  best: readonly Expression[];
  /** Of results that are as good, those that have more of these in the title are first. */
  inTitle: readonly Expression[];
  /** True for what has it in the title as typed. */
  typedInTitle: Expression;
  /** The day of that moment: entries of the calendar that have ended come last. */
  today: string;
  limit: number;
  offset: number;
}

/** Looks words up in the index of the site's search. */
export function createSearchReader(db: Database) {
  const engine = engineOf(db);
  const matching = (anywhere: Expression, { resources, pages, at }: SearchScope) =>
    db
      .selectFrom("searchTexts")
      .where(hasTokens(engine, anywhere))
      .where((eb) =>
        eb.or([
          eb.and([eb("type", "=", "pages"), eb("entryId", "in", pages)]),
          ...resources.map((resource) =>
            eb.and([eb("type", "=", resource.name), eb("entryId", "not in", selectHidden(db, resource, at))]),
          ),
        ]),
      );
  return {
    /** The words of the index with about as many letters. */
    async findWords(letters: number, difference: number): Promise<string[]> {
      const rows = await db
        .selectFrom("searchVocabulary")
        .select("word")
        .where("letters", ">=", letters - difference)
        .where("letters", "<=", letters + difference)
        .execute();
      return rows.map(({ word }) => word);
    },

    /** Whether visitors may read something with these tokens. */
    hasText: async (anywhere: Expression, scope: SearchScope): Promise<boolean> =>
      (await matching(anywhere, scope).select("_id").limit(1).executeTakeFirst()) !== undefined,

    /**
     * The content that visitors may read now: first titles that are the whole search, then the best, then the rest; each with
     * coming entries of the calendar beginning with the next one, other entries beginning with the newest and pages, and past ones.
     */
    async findTexts({
      q,
      anywhere,
      best,
      inTitle,
      typedInTitle,
      covered,
      ...query
    }: TextQuery): Promise<{ texts: FoundText[]; total: number }> {
      const { today, limit, offset } = query;
      let found = matching(anywhere, query);
      const coverage = covered && sumOf(covered.terms.map((term) => asNumber(hasTokens(engine, term))));
      if (covered && coverage) found = found.where(coverage, ">=", covered.least);
      const isComing = sql<boolean>`${sql.ref("lastDay")} >= ${today}`;
      const firstToLast = sql.join([
        ...(coverage ? [descending(coverage)] : []),
        descending(exactness(q)),
        ...best.map((expression) => descending(asNumber(hasTokens(engine, expression)))),
        descending(sumOf(inTitle.map((expression) => asNumber(hasTokens(engine, expression))))),
        // People and rooms have short texts: what they have in common with the search, they are about.
        sql`CASE WHEN type = 'pages' THEN 1 WHEN day = '' THEN 0 WHEN ${isComing} THEN 2 WHEN ${sql.ref("lastDay")} = '' THEN 3 ELSE 4 END`,
        descending(asNumber(hasTokens(engine, typedInTitle))),
        // A page with few headings is about fewer things.
        sql`CASE WHEN type = 'pages' THEN length(title) ELSE 0 END`,
        sql`CASE WHEN ${isComing} THEN day ELSE '' END`,
        descending(sql.ref("day")),
        descending(sql.ref("searchTexts._id")),
      ]);
      const [first = anywhere] = best;
      const rows = await found
        .select(["type", "entryId", asNumber(hasTokens(engine, first)).as("isBest")])
        .orderBy(firstToLast)
        .limit(limit)
        .offset(offset)
        .execute();
      const texts = rows.map(({ isBest, ...text }) => ({ ...text, isBest: isBest === 1 }));
      const isWhole = offset === 0 && rows.length < limit;
      return { texts, total: isWhole ? rows.length : await count(found) };
    },
  };
}

const descending = (value: RawBuilder<unknown>) => sql`${value} DESC`;

const sumOf = (numbers: readonly RawBuilder<number>[]) => sql<number>`(${sql.join(numbers, sql` + `)})`;

const asNumber = (condition: RawBuilder<boolean>) => sql<number>`CASE WHEN ${condition} THEN 1 ELSE 0 END`;

/**
 * The ids of the entries that visitors may not read at this moment: an index finds them, and they are fewer than those that have a common
 * word. No type that is searched is about a child.
 */
const selectHidden = (db: Database, resource: Resource, at: string) =>
  db
    .selectFrom(tableOf(resource))
    .select("_id")
    .where((eb) => {
      const published = (stage: Stage) => eb.and([eb("isDraft", "=", 0), isAtStage(stage, at)(eb)]);
      const timed = resource.isTimed ? [published("coming"), published("over")] : [];
      const internal = resource.hasInternal ? [eb("isInternal", "=", 1)] : [];
      return eb.or([eb("isDraft", "=", 1), ...internal, ...timed]);
    });
