import { type PageDocument, type PageName, pages } from "../../../features/pages.ts";
import { readAnswers } from "../../../features/search-answers.ts";
import type { FoundKind } from "../../../features/types.ts";
import { featureOfType, isOn, type OffParts } from "../../content/parts/parts.ts";
import {
  createFindTerm,
  type Expression,
  factsFor,
  isWeak,
  type Level,
  readQuery,
  shorterQueries,
  type Term,
  toExpression,
} from "../../content/search/read-query.ts";
import { MARKS } from "../../content/search/search-tokens.ts";
import {
  excerptAround,
  type FindTerm,
  findTerms,
  markWords,
  searchWords,
  type TextPart,
  wordsInOrder,
} from "../../content/search/search-words.ts";
import {
  dayOf,
  eventOf,
  type FoundEvent,
  findSearchedResource,
  type Readable,
  readEntry,
  readPage,
  type SearchedResource,
  searchedFields,
  searchedPages,
  searchedResources,
} from "../../content/search/site-search.ts";
import type { Fact } from "../../content/search/word-groups.ts";
import { stemOf } from "../../content/search/word-stem.ts";
import { dayInIndia } from "../../content/text/india-time.ts";
import { type Language, languagesOf, writtenIn } from "../../words/languages.ts";
import type { ContentStore } from "../content/content-store.ts";
import type { FoundText, SearchScope } from "../content/search-reader.ts";
import type { StoredFields } from "../database/tables.ts";
import { correctQuery } from "./correct-query.ts";
import type { StoredPage } from "./page-store.ts";

/** Something that visitors may read and that has what they look for. */
export interface Found {
  kind: FoundKind;
  /** An entry's `_id`, or the name of a page. */
  id: string;
  /** The language of the reader; its address there leads to `path`. */
  language: Language;
  path: string;
  title: TextPart[];
  /** From the text in the other language, if only that has the words. */
  excerpt: TextPart[];
  /** A day or a moment; undefined where that means nothing. */
  day: string | undefined;
  /** The event, if it is an entry of the calendar. */
  event: FoundEvent | undefined;
}

export interface SiteSearch {
  q: string;
  /** The language of the page. */
  language: Language;
  /** Words with a wrong letter are not corrected. */
  isAsTyped?: boolean;
  limit: number;
  offset: number;
}

/** The results of a search. */
export interface SiteResults {
  found: Found[];
  total: number;
  /** The corrected searches whose results these are: several if a word is as close to several others. */
  corrected: string[];
  /** Words that the first result lacks because nothing has all of them, as typed. */
  leftOut: string[];
  /** The details of the school that answer the search. */
  facts: ReturnType<typeof factsFor>;
  /** The answers that features read from the search. */
  answers: Partial<ReturnType<typeof readAnswers>>;
}

export interface Searched {
  store: ContentStore;
  documents: Record<PageName, StoredPage>;
  /** Pages that are hidden or have nothing to show are not found, nor what is only read there. */
  shownPaths: ReadonlySet<string>;
  off: OffParts;
  /** The moment at which all of it is read. */
  at: string;
}

/** With fewer results than this, spellings that sound alike are searched too: parents read the first five. */
const LITTLE = 5;

/** Looks through everything that visitors may read now. */
export async function searchSite(
  searched: Searched,
  { q, language, isAsTyped, ...range }: SiteSearch,
): Promise<SiteResults> {
  const { store, documents, at } = searched;
  const { terms, corrected } = isAsTyped
    ? { terms: readQuery(q), corrected: [] }
    : await correctQuery(q, scopeOf(searched), store);
  const school = documents.school.document as PageDocument<"school">;
  const { texts, total, level, used, isPartial } = await findBest(searched, q, terms, range);
  const entries = await findEntries(store, texts, at);
  const offered = languagesOf(school.languages);
  // Parents read on in the language that they typed, or else in that of the page.
  const wanted = writtenIn(q) === "hi" ? "hi" : language;
  const [preferred = language, ...others] = offered.toSorted(
    (one, other) => Number(other === wanted) - Number(one === wanted),
  );
  const findTerm = createFindTerm(used, level);
  const lacked = new Set(terms.filter((term) => !used.includes(term)));
  const found = texts.flatMap((text, place): Found[] => {
    const source = sourceOf(text, entries, documents);
    if (!source) return [];
    const { read, ...shown } = source;
    const own = read(preferred);
    const versions = [own, ...others.map(read)];
    const [best = own] = versions.toSorted(
      (one, other) => termsIn([other], findTerm, used).size - termsIn([one], findTerm, used).size,
    );
    if (isPartial && place === 0) {
      const has = termsIn(versions, findTerm, used);
      for (const [index, term] of used.entries()) if (!has.has(index)) lacked.add(term);
    }
    return [
      {
        ...shown,
        language: preferred,
        title: markWords(own.title, findTerm),
        excerpt: excerptAround(best === own ? own.text : lineWithWords(best, findTerm), findTerm),
      },
    ];
  });
  const leftOut = terms.filter((term) => lacked.has(term)).map(({ words }) => words.join(" "));
  return {
    found,
    total,
    corrected,
    leftOut,
    facts: [...factsFor(terms, ownWords(school)), ...factsOfNumbers(terms, school)],
    answers: readAnswers(terms),
  };
}

interface Best {
  texts: FoundText[];
  total: number;
  /** How the results were found, and by which of the terms. */
  level: Level;
  used: readonly Term[];
  /** The results lack some of these terms. */
  isPartial?: true;
}

type Range = Pick<SiteSearch, "limit" | "offset">;

/** Entries with all terms; if these are few and none has the title, entries with the most important terms follow. */
async function findBest(searched: Searched, q: string, terms: readonly Term[], range: Range): Promise<Best> {
  if (terms.length === 0) return { texts: [], total: 0, level: "typed", used: [] };
  const all = await findByTerms(searched, q, terms, range);
  if (all.total >= LITTLE) return all;
  const { texts } = range.offset === 0 ? all : await findByTerms(searched, q, terms, { ...range, offset: 0 });
  const [first] = texts;
  if (first?.isBest && first.type !== "pages") return all;
  for (const fewer of shorterQueries(terms)) {
    const found = await findByTerms(searched, q, terms, range, fewer);
    if (found.total > all.total) return { ...found, used: all.total > 0 ? terms : fewer };
  }
  return all.total > 0 ? all : findPartly(searched, q, terms, range);
}

/** Entries with most of the words, if at least half of them are found anywhere; without words that say little. */
async function findPartly(
  searched: Searched,
  q: string,
  terms: readonly Term[],
  range: Range,
): Promise<Best> {
  const telling = terms.filter((term) => !isWeak(term));
  const scope = scopeOf(searched);
  const known: Term[] = [];
  for (const term of telling) {
    if (await searched.store.hasText(toExpression([term], MARKS.text, "sound"), scope)) known.push(term);
  }
  const least = Math.ceil(telling.length / 2);
  if (known.length < least || known.length === 0) return { texts: [], total: 0, level: "sound", used: terms };
  const covered = { terms: known.map((term) => toExpression([term], MARKS.text, "sound")), least };
  const found = await searched.store.findTexts({
    ...range,
    ...scope,
    q,
    anywhere: { any: covered.terms },
    covered,
    best: rank(known, "sound"),
    inTitle: known.map((term) => toExpression([term], MARKS.title, "meaning")),
    typedInTitle: toExpression(known, MARKS.title, "typed"),
    today: dayInIndia(new Date(searched.at)),
  });
  return { ...found, level: "sound", used: known, isPartial: true };
}

/** What visitors may read now. */
const scopeOf = ({ shownPaths, off, at }: Searched): SearchScope => ({
  at,
  resources: searchedResources.filter(
    (resource) => isOn(off, featureOfType(resource.name)) && isReadable(resource, shownPaths),
  ),
  pages: searchedPages.filter((name) => shownPaths.has(pages[name].path)),
});

/** With `fewer` terms, what has only those comes last. */
async function findByTerms(
  searched: Searched,
  q: string,
  used: readonly Term[],
  range: Range,
  fewer?: readonly Term[],
): Promise<Best> {
  const find = async (level: Level): Promise<Best> => {
    const all = toExpression(used, MARKS.text, level);
    const counted = fewer ?? used;
    return {
      level,
      used,
      ...(await searched.store.findTexts({
        ...range,
        ...scopeOf(searched),
        q,
        anywhere: fewer ? { any: [all, toExpression(fewer, MARKS.text, level)] } : all,
        best: [...(fewer ? [all] : []), ...rank(counted, level)],
        inTitle: counted.map((term) => toExpression([term], MARKS.title, "meaning")),
        typedInTitle: toExpression(counted, MARKS.title, "typed"),
        today: dayInIndia(new Date(searched.at)),
      })),
    };
  };
  const byMeaning = await find("meaning");
  return byMeaning.total < LITTLE ? find("sound") : byMeaning;
}

/** In the title, then anywhere, then alike by sound in the title. */
function rank(terms: readonly Term[], level: Level): Expression[] {
  const inTitle = toExpression(terms, MARKS.title, "meaning");
  if (level !== "sound") return [inTitle];
  const anywhere = toExpression(terms, MARKS.text, "meaning");
  return [inTitle, anywhere, { any: [anywhere, toExpression(terms, MARKS.title, "sound")] }];
}

/** The details of the school that have a typed number. */
function factsOfNumbers(terms: readonly Term[], { phones, address }: PageDocument<"school">): Fact[] {
  const asked = new Set(terms.flatMap(({ words }) => words));
  const isAsked = (text: string | null) =>
    wordsInOrder(text ?? "").some((word) => asked.has(word) && word.length > 3);
  return [
    ...(phones.some(({ number }) => isAsked(number)) ? (["phone"] as const) : []),
    ...(isAsked(address.postalCode) ? (["address"] as const) : []),
  ];
}

/** The stems of the school's name and town, which parents add to their questions. */
function ownWords({ name, address }: PageDocument<"school">): ReadonlySet<string> {
  const texts = [name, address.city].flatMap(({ en, hi }) => [en ?? "", hi ?? ""]);
  return new Set(searchWords(texts.join(" ")).map(stemOf));
}

/** Entries that have no page of their own are read on one that may be hidden. */
const isReadable = ({ screen: { publicPath = "/" } }: SearchedResource, shownPaths: ReadonlySet<string>) =>
  publicPath.includes("#") || shownPaths.has(publicPath);

/** Which of the terms a text has in some languages. */
const termsIn = (versions: readonly Readable[], findTerm: FindTerm, terms: readonly Term[]) =>
  findTerms(
    versions
      .flatMap(({ title, alias = "", text, labels = [], details = [] }) => [
        ...[title, alias, text],
        ...[...labels, ...details],
      ])
      .join("\n"),
    findTerm,
    terms.length,
  ).found;

/** The text with the words, for a result with the title of the other language. */
const lineWithWords = ({ title, alias = "", text, labels = [] }: Readable, findTerm: FindTerm) =>
  [text, title, alias, ...labels].find((each) => findTerms(each, findTerm, 1).first !== -1) ?? text;

type Entries = ReadonlyMap<string, StoredFields>;

async function findEntries(store: ContentStore, texts: readonly FoundText[], at: string): Promise<Entries> {
  const found = new Map<string, StoredFields>();
  for (const resource of searchedResources) {
    const ids = texts.filter(({ type }) => type === resource.name).map(({ entryId }) => entryId);
    const fields = searchedFields(resource);
    for (const row of await store.findMany(resource, ids, { fields, at })) found.set(row._id, row);
  }
  return found;
}

interface Source extends Pick<Found, "kind" | "id" | "path" | "day" | "event"> {
  read(language: Language): Readable;
}

/** Undefined: it was deleted a moment ago. */
function sourceOf(
  { type, entryId }: FoundText,
  entries: Entries,
  documents: Record<PageName, StoredPage>,
): Source | undefined {
  const resource = findSearchedResource(type);
  if (!resource) {
    const name = entryId as PageName;
    const { document } = documents[name];
    return {
      kind: "pages",
      id: name,
      path: pages[name].path,
      day: undefined,
      event: undefined,
      read: (language) => readPage(name, document, language),
    };
  }
  const row = entries.get(entryId);
  return (
    row && {
      kind: resource.name as FoundKind,
      id: entryId,
      path: resource.siteSearch.path(row),
      day: dayOf(resource, row),
      event: eventOf(resource, row),
      read: (language) => readEntry(resource, row, language),
    }
  );
}
