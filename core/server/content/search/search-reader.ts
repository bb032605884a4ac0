import { sql } from "kysely";
import type { PageName } from "../../../../features/pages.ts";
import { beginningsOf, type Expression, meets, withWords } from "../../../content/search/read-query.ts";
import {
  placesOf,
  readPlace,
  type SearchedResource,
  searchedResources,
} from "../../../content/search/site-search.ts";
import type { Stage } from "../../../content/types/stages.ts";
import { engineOf } from "../../database/engine.ts";
import { exactnessOf, findAmong, readFileTexts, selectTokens } from "../../database/entries/search-index.ts";
import { isAtStage } from "../../database/entries/timed-entries.ts";
import type { Database, SearchTextTable } from "../../database/tables.ts";
import type { createEntryReader } from "../entry-reader.ts";
import { tableOf } from "../entry-rows.ts";
import { childVisibility } from "../visibility/child-visibility.ts";
import { foundByHidden, readScope, type SearchScope } from "./search-scope.ts";

/** An entry, or a page by its name. */
export interface FoundText {
  type: string;
  entryId: string;
  /** True for the first of the expressions in `best`. */
  isBest: boolean;
}

export interface TextQuery {
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
  /** True for what has all of it in the title. */
  wholeTitle: Expression;
  /** True for what has it in the title as typed. */
  typedInTitle: Expression;
  /** The day of that moment: entries of the calendar that have ended come last. */
  today: string;
  limit: number;
  offset: number;
}

type IndexRow = Pick<SearchTextTable, "type" | "entryId" | "day" | "lastDay" | "title">;

export interface FoundTexts {
  texts: FoundText[];
  total: number;
  /** There are more than `total`; only the first of them are ordered and counted. */
  isCut: boolean;
}

/** Of more results only the newest, and the newest of the best, are ordered: nobody reads on so far. */
const MOST = 200;
/** Most words with the same beginning that are looked up one by one. */
const MOST_WORDS = 50;

/** Looks words up in the index of the site's search. */
export function createSearchReader(
  db: Database,
  entries: Pick<ReturnType<typeof createEntryReader>, "list">,
) {
  const engine = engineOf(db);
  /** What visitors may read, from the first in the order of the index. */
  const matching = (
    anywhere: Expression,
    scope: SearchScope,
    covered: TextQuery["covered"] = { terms: [anywhere], least: 1 },
  ) => {
    const { resources, pages, at, shown } = scope;
    const byHidden = foundByHidden(scope, covered.terms, covered.least);
    const found = selectTokens(db, anywhere).where((eb) =>
      eb.or([
        eb.and([eb("type", "=", "pages"), eb("entryId", "in", pages.flatMap(placesOf))]),
        ...resources.flatMap((resource) => {
          const ids = shown.get(resource.name);
          // PostgreSQL refuses an empty list.
          if (ids?.length === 0) return [];
          return eb.and([
            eb("type", "=", resource.name),
            eb("entryId", "not in", selectHidden(db, resource, at)),
            ...(ids ? [eb("entryId", "in", ids)] : []),
          ]);
        }),
      ]),
    );
    return byHidden.length > 0 ? found.where("entryId", "not in", byHidden) : found;
  };

  /** The words of public texts, and of drafts, that begin like this and are longer. */
  const selectLongerWords = (beginning: string, most: number) =>
    db
      .selectFrom("searchVocabulary")
      .select("word")
      .where("word", ">", beginning)
      .where("word", "<", `${beginning}\u{10ffff}`)
      .orderBy("word")
      .limit(most);

  /** Replaces the beginnings of words by the words, unless they are many. */
  async function readWords(anywhere: Expression): Promise<(expression: Expression) => Expression> {
    const words = new Map<string, string[]>();
    for (const beginning of new Set(beginningsOf(anywhere))) {
      const found = await selectLongerWords(beginning, MOST_WORDS + 1).execute();
      if (found.length <= MOST_WORDS)
        words.set(
          beginning,
          found.map(({ word }) => word),
        );
    }
    return (expression) => withWords(expression, words);
  }

  return {
    /** Reads what visitors may search at a moment. */
    readScope: (scope: Pick<SearchScope, "resources" | "pages" | "at">) => readScope(db, entries, scope),

    /** The words of the index with about as many letters. As one text: thousands of rows take a tenth of a second. */
    async findWords(letters: number, difference: number): Promise<string[]> {
      const join = sql.raw(engine === "postgres" ? "string_agg" : "group_concat");
      const { words } = await db
        .selectFrom("searchVocabulary")
        .select(sql<string | null>`${join}(word, ' ')`.as("words"))
        .where("letters", ">=", letters - difference)
        .where("letters", "<=", letters + difference)
        .executeTakeFirstOrThrow();
      return words?.split(" ") ?? [];
    },

    /** The words that may be suggested for this beginning. */
    async findLongerWords(beginning: string, most: number): Promise<string[]> {
      const rows = await selectLongerWords(beginning, most).where("letters", ">=", 0).execute();
      return rows.map(({ word }) => word);
    },

    readFileTexts: (files: readonly string[]) => readFileTexts(db, files),

    /** Whether visitors may read something with these tokens. */
    async hasText(anywhere: Expression, scope: SearchScope): Promise<boolean> {
      const toWords = await readWords(anywhere);
      const found = await matching(toWords(anywhere), scope).select("type").limit(1).executeTakeFirst();
      return found !== undefined;
    },

    /**
     * The content that visitors may read now: first titles that are the whole search, then the best, then the rest; each with
     * coming entries of the calendar beginning with the next one, other entries beginning with the newest and pages, and past ones.
     */
    async findTexts(
      { q, today, covered, limit, offset, ...asked }: TextQuery,
      scope: SearchScope,
    ): Promise<FoundTexts> {
      const toWords = await readWords(asked.anywhere);
      const readRows = (expression: Expression) =>
        matching(toWords(expression), scope, covered)
          .select(["place", "type", "entryId", "day", "lastDay", "title"])
          .orderBy("place", "desc")
          .limit(MOST)
          .execute();
      const [first = asked.anywhere] = asked.best;
      const all = await readRows(asked.anywhere);
      const isCut = all.length === MOST;
      // The best of them may be old.
      for (const each of isCut ? (covered?.terms ?? asked.best) : []) {
        all.push(...(await readRows({ all: [each, asked.anywhere] })));
      }
      const rows = new Map(all.map((row) => [Number(row.place), row]));

      const readable = new Map(scope.partlyHidden.map(({ _id, tokens }) => [_id, tokens]));
      /** The rows with the expression. Captions of hidden pictures are in the index, but do not count. */
      const findRows = async (expression: Expression): Promise<ReadonlySet<number>> => {
        const ids = await findAmong(db, [...rows.keys()], toWords(expression));
        const isRead = (id: number) => {
          const tokens = readable.get(rows.get(id)?.entryId ?? "");
          return tokens === undefined || meets(expression, tokens);
        };
        return new Set([...ids].filter(isRead));
      };
      const known = new Map<string, ReadonlySet<number>>();
      const score = async (expressions: readonly Expression[]) => {
        const found: ReadonlySet<number>[] = [];
        for (const each of expressions) {
          const key = JSON.stringify(each);
          const ids = known.get(key) ?? (await findRows(each));
          known.set(key, ids);
          found.push(ids);
        }
        return (id: number) => found.filter((ids) => ids.has(id)).length;
      };
      const coverage = await score(covered?.terms ?? []);
      const isBest = await score([first]);
      const best: (typeof isBest)[] = [];
      for (const each of asked.best) best.push(await score([each]));
      const inTitle = await score(asked.inTitle);
      const typedInTitle = await score([asked.typedInTitle]);
      const wholeTitle = await score([asked.wholeTitle]);

      const found = [...rows]
        .map(([id, row]) => ({ id, row }))
        .filter(({ id }) => coverage(id) >= (covered?.least ?? 0));
      const repeated = new Set(
        findRepeated(
          found
            .filter(({ row }) => row.type === "pages")
            .map(({ id, row: { entryId } }) => ({
              entryId,
              covered: covered ? coverage(id) : isBest(id),
              isTitle: wholeTitle(id) === 1,
            })),
        ),
      );
      const sectionTitles = new Set(
        found.filter(({ row }) => row.entryId.includes("#")).flatMap(({ row }) => titlesOf(row.title)),
      );
      const exactness = exactnessOf(q);
      const ranked = found
        .filter(({ row }) => row.type !== "pages" || !repeated.has(row.entryId))
        .map(({ id, row }) => ({
          row,
          id,
          rank: [
            coverage(id),
            exactness(row.title),
            row.entryId === HOME ? 0 : 1,
            ...best.map((has) => has(id)),
            inTitle(id),
            ...rankOfKind(row, today, typedInTitle(id), sectionTitles),
            id,
          ],
        }))
        .sort((one, other) => compareRanks(one.rank, other.rank));
      return {
        texts: ranked
          .slice(offset, offset + limit)
          .map(({ id, row: { type, entryId } }) => ({ type, entryId, isBest: isBest(id) === 1 })),
        total: ranked.length,
        isCut,
      };
    },
  };
}

/** People and rooms have short texts: what they have in common with the search, they are about. */
function rankOfKind(
  { type, entryId, day, lastDay, title }: IndexRow,
  today: string,
  typedInTitle: number,
  sectionTitles: ReadonlySet<string>,
): number[] {
  const time = Date.parse(day) || 0;
  // A page with few headings is about fewer things.
  if (type === "pages") return [entryId.includes("#") ? -2 : -1, typedInTitle, -title.length];
  if (MINOR.includes(type)) return [-4, typedInTitle, time];
  // A section of the same title also has a text.
  if (day === "") return [titlesOf(title).some((each) => sectionTitles.has(each)) ? -3 : 0, typedInTitle, 0];
  if (lastDay >= today) return [-3, typedInTitle, -time];
  return [lastDay === "" ? -4 : -5, typedInTitle, time];
}

/** The titles of a row of the index, without the headings of a page. */
const titlesOf = (title: string) => (title.split("\t")[0] ?? "").split("\n").filter(Boolean);

/** The highest first. */
function compareRanks(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((value, index) => value !== other[index]);
  return (other[place] ?? 0) - (one[place] ?? 0);
}

/**
 * A page is found as a whole if all terms are in its title, or if none of its sections has as many as the page; otherwise its sections are
 * found. Returns the others.
 */
function findRepeated(places: readonly { entryId: string; covered: number; isTitle: boolean }[]): string[] {
  const byPage = Map.groupBy(places, ({ entryId }) => readPlace(entryId).name);
  return [...byPage.values()].flatMap((ofPage) => {
    const page = ofPage.find(({ entryId }) => readPlace(entryId).section === undefined);
    const sections = ofPage.filter((each) => each !== page);
    if (!page || sections.length === 0) return [];
    const most = Math.max(...sections.map(({ covered }) => covered));
    const isWhole = page.isTitle || page.covered > most;
    return (isWhole ? sections : [page]).map(({ entryId }) => entryId);
  });
}

/** Its texts lead to other pages, which have more. */
const HOME: PageName = "home";

const MINOR = searchedResources.filter(({ siteSearch }) => siteSearch.isMinor).map(({ name }) => name);

/**
 * The ids of the entries that visitors may not read at this moment: an index finds them, and they are fewer than those that have a common
 * word.
 */
const selectHidden = (db: Database, resource: SearchedResource, at: string) =>
  db
    .selectFrom(tableOf(resource))
    .select("_id")
    .where((eb) => {
      const published = (stage: Stage) => eb.and([eb("isDraft", "=", 0), isAtStage(stage, at)(eb)]);
      const timed = resource.isTimed ? [published("coming"), published("over")] : [];
      const internal = resource.hasInternal ? [eb("isInternal", "=", 1)] : [];
      const refused = resource.child
        ? [sql<boolean>`(${childVisibility.isShownChild(resource, at)}) IS NOT TRUE`]
        : [];
      const withoutPictures = resource.siteSearch.needsPictures ? [eb("images", "=", "[]")] : [];
      return eb.or([eb("isDraft", "=", 1), ...internal, ...timed, ...refused, ...withoutPictures]);
    });
