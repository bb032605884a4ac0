import { type RawBuilder, sql } from "kysely";
import type { AnyDocument } from "../../content/pages/define-page.ts";
import { type PageName, pages } from "../../content/pages/index.ts";
import { readDocument } from "../../content/pages/page-schema.ts";
import type { Resource } from "../../content/resources/define-resource.ts";
import type { ResourceName } from "../../content/resources/index.ts";
import {
  dayOf,
  findSearchedResource,
  type Readable,
  readEntry,
  readPage,
  type SearchedResource,
  searchedFields,
  searchedPages,
  searchedResources,
} from "../../content/search/site-search.ts";
import { LANGUAGES } from "../../content/words/languages.ts";
import { parseJson } from "./parse-json.ts";
import { searchWords } from "./search-words.ts";
import type { Engine, EntryRow, SearchTextTable, Tx } from "./tables.ts";

type SearchText = Omit<SearchTextTable, "_id">;

/** Rows per statement. */
const STEP = 1000;

/** Replaces the words of entries; types without site search have none. */
export async function indexEntries(tx: Tx, resource: Resource, rows: readonly EntryRow[]): Promise<void> {
  const searched = findSearchedResource(resource.name);
  if (!searched) return;
  const ids = rows.map(({ _id }) => _id);
  const texts = rows.map((row) => entryText(searched, row));
  await removeFromIndex(tx, resource.name, ids);
  await insertTexts(tx, texts);
}

/** Whether an edit changes searched fields. */
export function changesSearch(resource: Resource, before: EntryRow, after: EntryRow): boolean {
  const searched = findSearchedResource(resource.name);
  return searched !== undefined && searchedFields(searched).some((name) => before[name] !== after[name]);
}

/** `stored` is an empty object if nobody has saved the page: it still has a title. */
export async function indexPage(tx: Tx, name: PageName, stored: unknown): Promise<void> {
  if (!searchedPages.includes(name)) return;
  // Damaged values are reported when the page is read.
  const document = readDocument(pages[name], stored, () => {});
  await removeFromIndex(tx, "pages", [name]);
  await insertTexts(tx, [pageText(name, document)]);
}

/** `ids` are ids of entries or names of pages. */
export async function removeFromIndex(tx: Tx, type: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom("searchTexts").where("type", "=", type).where("entryId", "in", ids).execute();
}

/** Fills the index from the stored content. */
export async function rebuildIndex(tx: Tx): Promise<void> {
  await tx.deleteFrom("searchTexts").execute();
  for (const resource of searchedResources) {
    const rows = await tx
      .selectFrom(resource.name as ResourceName)
      .selectAll()
      .execute();
    const texts = (rows as EntryRow[]).map((row) => entryText(resource, row));
    for (let start = 0; start < texts.length; start += STEP) {
      await insertTexts(tx, texts.slice(start, start + STEP));
    }
  }
  const stored = await tx.selectFrom("pages").select(["name", "document"]).execute();
  const documents = new Map(stored.map(({ name, document }) => [name, document]));
  for (const name of searchedPages) await indexPage(tx, name, parseJson(documents.get(name) ?? "{}"));
}

/** A condition on `searchTexts`: contains each of the words (at least one) or a word beginning with it. */
export function hasWords(engine: Engine, words: readonly string[]): RawBuilder<boolean> {
  // Words consist of letters, digits and marks, so neither engine interprets them.
  if (engine === "postgres") {
    const query = words.map((word) => `'${word}':*`).join(" & ");
    return sql`${sql.ref("lexemes")} @@ CAST(${query} AS tsquery)`;
  }
  const query = words.map((word) => `"${word}"*`).join(" ");
  return sql`_id IN (SELECT rowid FROM ${sql.table("searchWords")} WHERE ${sql.table("searchWords")} MATCH ${query})`;
}

/** The number of words in the title. */
export const titleHasWords = (words: readonly string[]): RawBuilder<number> =>
  sql`CASE WHEN ${sql.join(
    words.map((word) => sql`title LIKE ${`% ${word}%`}`),
    sql` AND `,
  )} THEN 1 ELSE 0 END`;

async function insertTexts(tx: Tx, texts: readonly SearchText[]): Promise<void> {
  if (texts.length > 0) await tx.insertInto("searchTexts").values(texts).execute();
}

const entryText = (resource: SearchedResource, row: EntryRow): SearchText => ({
  type: resource.name,
  entryId: row._id,
  day: dayOf(resource, row) ?? "",
  ...wordsOf(LANGUAGES.map((language) => readEntry(resource, row, language))),
});

const pageText = (name: PageName, document: AnyDocument): SearchText => ({
  type: "pages",
  entryId: name,
  day: "",
  ...wordsOf(LANGUAGES.map((language) => readPage(name, document, language))),
});

/** In both languages: a Hindi word is also found from an English page. */
function wordsOf(versions: readonly Readable[]): Pick<SearchText, "title" | "words"> {
  const titles = versions.flatMap(({ title, alias = "" }) => [title, alias]).join("\n");
  const texts = versions.map(({ text }) => text).join("\n");
  const inTitle = searchWords(titles);
  return {
    title: ` ${inTitle.join(" ")}`,
    words: [...new Set([...inTitle, ...searchWords(texts)])].join(" "),
  };
}
