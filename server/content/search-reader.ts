import { type RawBuilder, sql } from "kysely";
import type { Stage } from "../../content/notices/stages.ts";
import type { PageName } from "../../content/pages/index.ts";
import type { Resource } from "../../content/resources/define-resource.ts";
import type { Opened } from "../database/open-database.ts";
import { hasWords, titleHasWords } from "../database/search-index.ts";
import type { Database } from "../database/tables.ts";
import { isAtStage } from "../database/timed-entries.ts";
import { count } from "./entry-reader.ts";
import { tableOf } from "./entry-rows.ts";

/** An entry, or a page by its name. */
export interface FoundText {
  type: string;
  entryId: string;
}

export interface TextQuery {
  /** The content types and the pages that are looked through. */
  resources: readonly Resource[];
  pages: readonly PageName[];
  /** The moment at which they are read. */
  at: string;
  limit: number;
  offset: number;
}

/** Looks words up in the index of the site's search. */
export function createSearchReader({ db, engine }: Opened) {
  return {
    /**
     * What visitors may read now and has every one of the words: first what has them in its title, and of that the pages, then the
     * newest.
     */
    async findTexts(
      words: readonly string[],
      { resources, pages, at, limit, offset }: TextQuery,
    ): Promise<{ texts: FoundText[]; total: number }> {
      const matching = db
        .selectFrom("searchTexts")
        .where(hasWords(engine, words))
        .where((eb) =>
          eb.or([
            eb.and([eb("type", "=", "pages"), eb("entryId", "in", pages)]),
            ...resources.map((resource) =>
              eb.and([
                eb("type", "=", resource.name),
                eb("entryId", "not in", selectHidden(db, resource, at)),
              ]),
            ),
          ]),
        );
      const firstToLast = sql.join([
        descending(titleHasWords(words)),
        IS_ENTRY,
        descending(sql.ref("day")),
        descending(sql.ref("searchTexts._id")),
      ]);
      // Thousands have a common word: they are sorted by their ids alone, and only the page is read.
      const page = matching
        .select((eb) => ["searchTexts._id", eb.fn.countAll().over().as("total")])
        .orderBy(firstToLast)
        .limit(limit)
        .offset(offset)
        .as("page");
      const texts = await db
        .selectFrom("searchTexts")
        .innerJoin(page, "page._id", "searchTexts._id")
        .select(["type", "entryId", "total"])
        .orderBy(firstToLast)
        .execute();
      // Past the last one no row tells how many there are.
      const total = texts[0]?.total ?? (offset === 0 ? 0 : await count(matching));
      return { texts: texts.map(({ type, entryId }) => ({ type, entryId })), total: Number(total) };
    },
  };
}

const descending = (value: RawBuilder<unknown>) => sql`${value} DESC`;

/** Pages come before entries. */
const IS_ENTRY = sql`CASE WHEN type = 'pages' THEN 0 ELSE 1 END`;

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
      return eb.or([eb("isDraft", "=", 1), ...timed]);
    });
