import { type RawBuilder, type Selectable, sql } from "kysely";
import { type PageName, pages } from "../../../../features/pages.ts";
import { type ResourceName, resourceList } from "../../../../features/types.ts";
import type { AnyDocument } from "../../../content/pages/define-page.ts";
import { readDocument } from "../../../content/pages/page-schema.ts";
import { editsFor } from "../../../content/search/close-words.ts";
import { plainDigits } from "../../../content/search/fold-hindi.ts";
import { type Expression, titleKey } from "../../../content/search/read-query.ts";
import { MARKS, tokensOf } from "../../../content/search/search-tokens.ts";
import {
  dayOf,
  eventOf,
  findSearchedResource,
  placesOf,
  type Readable,
  readEntry,
  readPage,
  readSection,
  type SearchedResource,
  searchedPages,
  writtenSections,
} from "../../../content/search/site-search.ts";
import type { Resource } from "../../../content/types/define-resource.ts";
import { LANGUAGES } from "../../../words/languages.ts";
import { engineOf } from "../engine.ts";
import { parseJson } from "../parse-json.ts";
import type { Database, Engine, EntryRow, SearchTextTable, Tx } from "../tables.ts";
import { officeTexts } from "./derived-columns.ts";

interface SearchText extends Omit<SearchTextTable, "_id"> {
  /** The PDFs whose texts are searched too. */
  pdfs: readonly string[];
}

/** Rows per statement. */
const STEP = 1000;

/** PostgreSQL indexes at most a megabyte per row. Only a post of hundreds of pages has more: its last tokens are left out. */
const MOST_BYTES = 900_000;
/** In characters, of one entry or page: a page may have dozens of PDFs. */
const MOST_OF_PDFS = 200_000;

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
  await removeFromIndex(tx, "pages", placesOf(name));
  await insertTexts(tx, pageRows(name, document));
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
  const isUsed =
    engineOf(tx) === "postgres"
      ? sql`SELECT 1 FROM ${sql.table("searchTexts")} WHERE lexemes @@ CAST(quote_literal(word) || '|' || quote_literal('_' || word) AS tsquery)`
      : sql`SELECT 1 FROM ${WORDS} WHERE ${WORDS} MATCH '"' || word || '" OR "_' || word || '"'`;
  await tx.deleteFrom("searchVocabulary").where(sql<boolean>`NOT EXISTS (${isUsed})`).execute();
  if (engineOf(tx) === "postgres") return;
  await sql`INSERT INTO ${WORDS} (${sql.ref("searchWords")}) VALUES ('optimize')`.execute(tx);
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
function hasTokens(engine: Engine, expression: Expression): RawBuilder<boolean> {
  if (engine === "postgres") {
    return sql`${sql.ref("lexemes")} @@ CAST(${write(expression, POSTGRES)} AS tsquery)`;
  }
  return sql`${sql.ref("searchTexts._id")} IN (SELECT rowid FROM ${WORDS} WHERE ${matches(expression)})`;
}

/** SQLite's full-text index. */
const WORDS = sql.table("searchWords");
const matches = (expression: Expression) => sql<boolean>`${WORDS} MATCH ${write(expression, SQLITE)}`;

/** The rows of the index with the tokens of an expression. In the order of `place` SQLite reads no more of them than a limit needs. */
export function selectTokens(db: Database, expression: Expression) {
  const texts = sql.table("searchTexts");
  const rows =
    engineOf(db) === "postgres"
      ? sql`SELECT *, _id AS place FROM ${texts} WHERE ${hasTokens("postgres", expression)}`
      : sql`SELECT ${texts}.*, ${WORDS}.rowid AS place FROM ${WORDS} CROSS JOIN ${texts} ON ${texts}._id = ${WORDS}.rowid WHERE ${matches(expression)}`;
  return db.selectFrom(sql<Selectable<SearchTextTable> & { place: number }>`(${rows})`.as("searchTexts"));
}

/** Those of some rows of the index that have the tokens of an expression; on SQLite perhaps further ones. */
export async function findAmong(
  db: Database,
  ids: readonly number[],
  expression: Expression,
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const { rows } =
    engineOf(db) === "postgres"
      ? await sql<{ id: number | string }>`
          SELECT _id AS id FROM ${sql.table("searchTexts")} WHERE _id IN (${sql.join(ids)}) AND ${hasTokens("postgres", expression)}`.execute(
          db,
        )
      : await sql<{ id: number | string }>`
          SELECT rowid AS id FROM ${WORDS} WHERE ${matches(expression)} AND rowid BETWEEN ${Math.min(...ids)} AND ${Math.max(...ids)}`.execute(
          db,
        );
  return new Set(rows.map(({ id }) => Number(id)));
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

/** Different numbers of entries with the same day. */
const ENTRIES_OF_DAY = 2 ** 32;
const LAST_DAY = 80_000;
const DAY_MS = 86_400_000;

/**
 * Rows are numbered from the last in an order of results to the first: minor ones, others by their day, those without a day, pages. So the first
 * rows of a search that finds thousands are found without reading the others.
 */
function firstIdOf({ type, day }: Pick<SearchText, "type" | "day">): number {
  const days = Math.min(Math.max(Math.floor(Date.parse(day) / DAY_MS), 1), LAST_DAY - 1);
  const isMinor = findSearchedResource(type)?.siteSearch.isMinor;
  const undated = type === "pages" ? LAST_DAY + 1 : isMinor ? 0 : LAST_DAY;
  return (day === "" ? undated : days) * ENTRIES_OF_DAY;
}

async function withIds(tx: Tx, texts: readonly Omit<SearchTextTable, "_id">[]) {
  if (engineOf(tx) === "postgres") {
    const next = sql<number>`nextval(pg_get_serial_sequence('"searchTexts"', '_id'))`;
    return texts.map((text) => ({ ...text, _id: sql<number>`${sql.lit(firstIdOf(text))} + ${next}` }));
  }
  const last = new Map<number, number>();
  for (const first of new Set(texts.map(firstIdOf))) {
    const { id } = await tx
      .selectFrom("searchTexts")
      .select((eb) => eb.fn.max("_id").as("id"))
      .where("_id", ">=", first)
      .where("_id", "<", first + ENTRIES_OF_DAY)
      .executeTakeFirstOrThrow();
    last.set(first, id ?? first);
  }
  return texts.map((text) => {
    const first = firstIdOf(text);
    const _id = (last.get(first) ?? first) + 1;
    last.set(first, _id);
    return { ...text, _id };
  });
}

/** The texts of those of the files that have been read. */
export async function readFileTexts(
  db: Database,
  files: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (files.length === 0) return new Map();
  const rows = await db.selectFrom("fileTexts").selectAll().where("file", "in", files).execute();
  return new Map(rows.map(({ file, text }) => [file, text]));
}

/** Adds the tokens by which an entry is found with its PDFs. */
async function withPdfs(tx: Tx, texts: readonly SearchText[]): Promise<Omit<SearchTextTable, "_id">[]> {
  const known = await readFileTexts(tx, [...new Set(texts.flatMap(({ pdfs }) => pdfs))]);
  return texts.map(({ pdfs, words, ...text }) => {
    const found = pdfs.map((file) => known.get(file) ?? "").join("\n");
    if (found.trim() === "") return { ...text, words };
    const tokens = words.split(" ");
    const own = tokens.filter((token) => !/^[!@]/.test(token)).map((token) => MARKS.withPdfs + token);
    const further = tokensOf(found.slice(0, MOST_OF_PDFS), MARKS.withPdfs);
    return { ...text, words: withinLimit([...new Set([...tokens, ...own, ...further])]).join(" ") };
  });
}

async function insertTexts(tx: Tx, texts: readonly SearchText[]): Promise<void> {
  const complete = await withPdfs(tx, texts);
  if (texts.length > 0)
    await tx
      .insertInto("searchTexts")
      .values(await withIds(tx, complete))
      .execute();
  const wordsOf = (indexed: readonly Pick<SearchTextTable, "type" | "words">[]) =>
    indexed.flatMap(({ type, words }) => (CHILDREN.has(type) ? [] : wordsAmong(words)));
  const letters = new Map(wordsOf(complete).map((word) => [word, ONLY_IN_PDFS]));
  for (const word of wordsOf(texts)) letters.set(word, editsFor(word) > 0 ? word.length : 0);
  const rows = [...letters].map(([word, letters]) => ({ word, letters }));
  for (let start = 0; start < rows.length; start += STEP) {
    const step = rows.slice(start, start + STEP);
    await tx
      .insertInto("searchVocabulary")
      .values(step)
      .onConflict((conflict) =>
        conflict
          .column("word")
          .doUpdateSet((eb) => ({ letters: eb.ref("excluded.letters") }))
          .where("searchVocabulary.letters", "<", (eb) => eb.ref("excluded.letters")),
      )
      .execute();
  }
}

/** In the place of the number of letters of a word. It is neither suggested nor a correction, because lists of pupils have names. */
const ONLY_IN_PDFS = -1;

/** Words with a wrong letter are never corrected to the name of a child. */
const CHILDREN: ReadonlySet<string> = new Set(
  resourceList.filter(({ child }) => child).map(({ name }) => name),
);

/** Those of the tokens that are words of public texts or PDFs, without marks. */
const wordsAmong = (tokens: string) =>
  tokens.split(" ").flatMap((token) => /^_?(?=[\p{L}\p{M}\p{N}])(.*)/u.exec(token)?.[1] ?? []);

/** The tokens by which visitors find an entry. */
export const publicTokens = (resource: SearchedResource, row: EntryRow): ReadonlySet<string> =>
  new Set(
    toText(
      LANGUAGES.map((language) => readEntry(resource, row, language)),
      [],
    ).words.split(" "),
  );

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

const pageRows = (name: PageName, document: AnyDocument): SearchText[] => [
  pageRow(
    name,
    LANGUAGES.map((language) => readPage(name, document, language)),
    headingKeys,
  ),
  ...writtenSections(name, document).map((section) =>
    pageRow(
      `${name}#${section}`,
      LANGUAGES.map((language) => readSection(name, section, document, language)),
    ),
  ),
];

const pageRow = (
  entryId: string,
  versions: readonly Readable[],
  keysOf: (versions: readonly Readable[]) => string = () => "",
): SearchText => ({
  type: "pages",
  entryId,
  day: "",
  lastDay: "",
  ...toText(versions, [], keysOf(versions)),
});

/** In both languages: a Hindi word is also found from an English page. */
function toText(
  versions: readonly Readable[],
  office: readonly string[],
  headings = "",
): Pick<SearchText, "title" | "words" | "pdfs"> {
  const titles = versions.flatMap(({ title, alias = "" }) => [title, alias]);
  const labels = versions.flatMap((version) => version.labels ?? []);
  const texts = versions.flatMap(({ text, details = [] }) => [text, ...details]);
  const inTitle = [...titles, ...labels, ...numbersBetween(titles)].flatMap((each) =>
    tokensOf(each, MARKS.title),
  );
  const anywhere = [...titles, ...labels, ...texts, ...numbersBetween(texts)].flatMap((each) =>
    tokensOf(each, MARKS.text),
  );
  return {
    title: lines("\n", titles) + headings,
    words: withinLimit([...new Set([...inTitle, ...anywhere, ...office])]).join(" "),
    pdfs: versions[0]?.pdfs ?? [],
  };
}

/** Classes 6 to 8. */
const RANGE = /(?<![\d/.-])(\d{1,2})\s*(?:to|–|-|से)\s*(\d{1,2})(?![\d/.:-])/g;

/** Class 7 is found where the school writes of classes 6 to 8. */
function numbersBetween(texts: readonly string[]): ReadonlySet<string> {
  const numbers = new Set<string>();
  for (const text of texts) {
    for (const [, from, to] of plainDigits(text).matchAll(RANGE))
      for (let number = Number(from) + 1; number < Number(to); number++) numbers.add(String(number));
  }
  return numbers;
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
export function exactnessOf(q: string): (title: string) => number {
  const key = titleKey(q);
  return (title) => (title.includes(`\n${key}\n`) ? 2 : title.includes(`\t${key}\t`) ? 1 : 0);
}

function lines(separator: string, texts: readonly string[]): string {
  const keys = [...new Set(texts.map(titleKey))].filter(Boolean);
  return keys.length === 0 ? "" : `${separator}${keys.join(separator)}${separator}`;
}
