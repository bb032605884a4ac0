import { type RawBuilder, sql } from "kysely";
import { type PageName, pages } from "../../../../features/pages.ts";
import { type ResourceName, resourceList } from "../../../../features/types.ts";
import type { AnyDocument } from "../../../content/pages/define-page.ts";
import { readDocument } from "../../../content/pages/page-schema.ts";
import { editsFor } from "../../../content/search/close-words.ts";
import { type Expression, titleKey } from "../../../content/search/read-query.ts";
import { MARKS, tokensOf } from "../../../content/search/search-tokens.ts";
import {
  dayOf,
  eventOf,
  findSearchedResource,
  type Readable,
  readEntry,
  readPage,
  searchedPages,
} from "../../../content/search/site-search.ts";
import type { Resource } from "../../../content/types/define-resource.ts";
import { LANGUAGES } from "../../../words/languages.ts";
import { engineOf } from "../engine.ts";
import { parseJson } from "../parse-json.ts";
import type { Engine, EntryRow, SearchTextTable, Tx } from "../tables.ts";
import { officeTexts } from "./derived-columns.ts";

type SearchText = Omit<SearchTextTable, "_id">;

/** Rows per statement. */
const STEP = 1000;

/** PostgreSQL indexes at most a megabyte per row. Only a post of hundreds of pages has more: its last tokens are left out. */
const MOST_BYTES = 900_000;

/** Replaces the tokens of entries. */
export async function indexEntries(tx: Tx, resource: Resource, rows: readonly EntryRow[]): Promise<void> {
  const ids = rows.map(({ _id }) => _id);
  const texts = rows.map((row) => entryText(resource, row));
  await removeFromIndex(tx, resource.name, ids);
  await insertTexts(tx, texts);
}

/** Whether an edit changes searched fields. */
export const changesSearch = (resource: Resource, before: EntryRow, after: EntryRow): boolean =>
  Object.keys(resource.fields).some((name) => before[name] !== after[name]);

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

/**
 * Erases the words that only removed entries had, and their tokens from SQLite's file: FTS5 only marks them as deleted until it merges its parts. Takes a fifth of a
 * second for 10 000 entries.
 */
export async function eraseRemoved(tx: Tx): Promise<void> {
  const words = sql.table("searchWords");
  const isUsed =
    engineOf(tx) === "postgres"
      ? sql`SELECT 1 FROM ${sql.table("searchTexts")} WHERE lexemes @@ CAST(quote_literal(word) AS tsquery)`
      : sql`SELECT 1 FROM ${words} WHERE ${words} MATCH '"' || word || '"'`;
  await tx.deleteFrom("searchVocabulary").where(sql<boolean>`NOT EXISTS (${isUsed})`).execute();
  if (engineOf(tx) === "postgres") return;
  await sql`INSERT INTO ${words} (${sql.ref("searchWords")}) VALUES ('optimize')`.execute(tx);
}

/** Fills the index from the stored content. */
export async function rebuildIndex(tx: Tx): Promise<void> {
  await tx.deleteFrom("searchTexts").execute();
  await tx.deleteFrom("searchVocabulary").execute();
  for (const resource of resourceList) {
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

/** A condition on `searchTexts`: has the tokens of an expression. */
export function hasTokens(engine: Engine, expression: Expression): RawBuilder<boolean> {
  if (engine === "postgres") {
    return sql`${sql.ref("lexemes")} @@ CAST(${write(expression, POSTGRES)} AS tsquery)`;
  }
  const words = sql.table("searchWords");
  return sql`${sql.ref("searchTexts._id")} IN (SELECT rowid FROM ${words} WHERE ${words} MATCH ${write(expression, SQLITE)})`;
}

/** A condition on the entries of a type: the office finds them by an expression. */
export const isFoundByOffice = (engine: Engine, { name }: Resource, expression: Expression) =>
  sql<boolean>`_id IN (
    SELECT ${sql.ref("entryId")} FROM ${sql.table("searchTexts")}
    WHERE ${sql.ref("type")} = ${name} AND ${hasTokens(engine, expression)}
  )`;

interface QueryLanguage {
  token(token: string, isBeginning: boolean): string;
  and: string;
  or: string;
}

const POSTGRES: QueryLanguage = {
  token: (token, isBeginning) => `'${token}'${isBeginning ? ":*" : ""}`,
  and: " & ",
  or: " | ",
};
const SQLITE: QueryLanguage = {
  token: (token, isBeginning) => `"${token}"${isBeginning ? "*" : ""}`,
  and: " AND ",
  or: " OR ",
};

/** Tokens consist of letters, digits, marks and the program's own signs, so neither engine interprets them. */
function write(expression: Expression, language: QueryLanguage): string {
  if ("token" in expression) return language.token(expression.token, expression.isBeginning ?? false);
  const [parts, join] = "all" in expression ? [expression.all, language.and] : [expression.any, language.or];
  const written = [...new Set(parts.map((part) => write(part, language)))];
  return written.length === 1 ? (written[0] ?? "") : `(${written.join(join)})`;
}

async function insertTexts(tx: Tx, texts: readonly SearchText[]): Promise<void> {
  if (texts.length > 0) await tx.insertInto("searchTexts").values(texts).execute();
  const words = new Set(
    texts.flatMap(({ type, words: tokens }) => (CHILDREN.has(type) ? [] : wordsAmong(tokens))),
  );
  const rows = [...words].map((word) => ({ word, letters: word.length }));
  for (let start = 0; start < rows.length; start += STEP) {
    const step = rows.slice(start, start + STEP);
    await tx
      .insertInto("searchVocabulary")
      .values(step)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Words with a wrong letter are never corrected to the name of a child. */
const CHILDREN: ReadonlySet<string> = new Set(
  resourceList.filter(({ child }) => child).map(({ name }) => name),
);

/** Those of the tokens that are words of public texts and that a typed word may be corrected to. */
const wordsAmong = (tokens: string) => tokens.split(" ").filter((token) => editsFor(token) > 0);

function entryText(resource: Resource, row: EntryRow): SearchText {
  const searched = findSearchedResource(resource.name);
  const office = tokensOf(officeTexts(resource, row).join("\n"), MARKS.office);
  return {
    type: resource.name,
    entryId: row._id,
    day: (searched && dayOf(searched, row)) ?? "",
    lastDay: (searched && eventOf(searched, row)?.to) ?? "",
    ...toText(searched ? LANGUAGES.map((language) => readEntry(searched, row, language)) : [], office),
  };
}

const pageText = (name: PageName, document: AnyDocument): SearchText => {
  const versions = LANGUAGES.map((language) => readPage(name, document, language));
  return {
    type: "pages",
    entryId: name,
    day: "",
    lastDay: "",
    ...toText(versions, [], headingKeys(versions)),
  };
};

/** In both languages: a Hindi word is also found from an English page. */
function toText(
  versions: readonly Readable[],
  office: readonly string[],
  headings = "",
): Pick<SearchText, "title" | "words"> {
  const titles = versions.flatMap(({ title, alias = "" }) => [title, alias]);
  const labels = versions.flatMap((version) => version.labels ?? []);
  const texts = versions.flatMap(({ text, details = [] }) => [text, ...details]);
  const inTitle = [...titles, ...labels].flatMap((each) => tokensOf(each, MARKS.title));
  const anywhere = [...titles, ...labels, ...texts].flatMap((each) => tokensOf(each, MARKS.text));
  return {
    title: lines("\n", titles) + headings,
    words: withinLimit([...new Set([...inTitle, ...anywhere, ...office])]).join(" "),
  };
}

function withinLimit(tokens: readonly string[]): string[] {
  let bytes = 0;
  return tokens.filter((token) => {
    bytes += Buffer.byteLength(token) + 1;
    return bytes <= MOST_BYTES;
  });
}

const headingKeys = (versions: readonly Readable[]) =>
  lines(
    "\t",
    versions.flatMap(({ labels = [] }) => labels),
  );

/** A search that is a whole title comes first, then one that is a whole heading of a page. */
export const exactness = (q: string): RawBuilder<number> => {
  const key = titleKey(q);
  return sql`CASE WHEN title LIKE ${`%\n${key}\n%`} THEN 2 WHEN title LIKE ${`%\t${key}\t%`} THEN 1 ELSE 0 END`;
};

function lines(separator: string, texts: readonly string[]): string {
  const keys = [...new Set(texts.map(titleKey))].filter(Boolean);
  return keys.length === 0 ? "" : `${separator}${keys.join(separator)}${separator}`;
}
