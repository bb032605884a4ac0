import { sql } from "kysely";
import type { PageName } from "../../content/pages/index.ts";
import type { Resource } from "../../content/resources/define-resource.ts";
import type { OpenDatabase } from "../database/open-database.ts";
import { hasWords, titleHasWords } from "../database/search-index.ts";
import { count, selectMatching } from "./entry-reader.ts";

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
export function createSearchReader({ db, engine }: Pick<OpenDatabase, "db" | "engine">) {
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
                eb.exists(
                  selectMatching(db, resource, {}, "public", at)
                    .select("_id")
                    .where("_id", "=", sql<string>`${sql.ref("searchTexts.entryId")}`),
                ),
              ]),
            ),
          ]),
        );
      const texts = await matching
        .select((eb) => ["type", "entryId", eb.fn.countAll().over().as("total")])
        .orderBy(titleHasWords(words), "desc")
        .orderBy((eb) => eb.case().when("type", "=", "pages").then(0).else(1).end())
        .orderBy("day", "desc")
        .orderBy("_id", "desc")
        .limit(limit)
        .offset(offset)
        .execute();
      // Past the last one no row tells how many there are.
      const total = texts[0]?.total ?? (offset === 0 ? 0 : await count(matching));
      return { texts: texts.map(({ type, entryId }) => ({ type, entryId })), total: Number(total) };
    },
  };
}
