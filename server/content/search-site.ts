import { type PageDocument, type PageName, pages } from "../../content/pages/index.ts";
import type { FoundKind } from "../../content/resources/index.ts";
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
import { type Language, languagesOf } from "../../content/words/languages.ts";
import { excerptAround, findWords, markWords, searchWords, type TextPart } from "../database/search-words.ts";
import type { StoredFields } from "../database/tables.ts";
import type { ContentStore } from "./content-store.ts";
import type { StoredPage } from "./page-store.ts";
import type { FoundText } from "./search-reader.ts";

/** Something that visitors may read and that has what they look for. */
export interface Found {
  kind: FoundKind;
  /** An entry's `_id`, or the name of a page. */
  id: string;
  /** The language in which it has the words; its address there leads to `path`. */
  language: Language;
  path: string;
  title: TextPart[];
  excerpt: TextPart[];
  /** A day or a moment; undefined where that means nothing. */
  day: string | undefined;
  /** Of an entry of the calendar. */
  event: FoundEvent | undefined;
}

export interface SiteSearch {
  q: string;
  /** That of the page. */
  language: Language;
  limit: number;
  offset: number;
}

export interface Searched {
  store: ContentStore;
  documents: Record<PageName, StoredPage>;
  /** Pages that are hidden or have nothing to show are not found, nor what is only read there. */
  shownPaths: ReadonlySet<string>;
  /** The moment at which all of it is read. */
  at: string;
}

/** Looks through everything that visitors may read now. */
export async function searchSite(
  { store, documents, shownPaths, at }: Searched,
  { q, language, ...range }: SiteSearch,
): Promise<{ found: Found[]; total: number }> {
  const words = searchWords(q);
  if (words.length === 0) return { found: [], total: 0 };
  const { texts, total } = await store.findTexts(words, {
    ...range,
    at,
    resources: searchedResources.filter((resource) => isReadable(resource, shownPaths)),
    pages: searchedPages.filter((name) => shownPaths.has(pages[name].path)),
  });
  const entries = await findEntries(store, texts, at);
  const school = documents.school.document as PageDocument<"school">;
  const offered = languagesOf(school.languages);
  // The page's own language first: of two that have the words alike, it is the one to read on in.
  const languages = [language, ...offered.filter((other) => other !== language)];
  const found = texts.flatMap((text): Found[] => {
    const source = sourceOf(text, entries, documents);
    if (!source) return [];
    const { read, ...shown } = source;
    const [best] = languages
      .map((each) => ({ language: each, ...readIn(read, each, words) }))
      .sort((one, other) => other.count - one.count);
    if (!best) return [];
    return [
      {
        ...shown,
        language: best.language,
        title: markWords(best.title, words),
        excerpt: excerptAround(best.text, words),
      },
    ];
  });
  return { found, total };
}

/** Entries that have no page of their own are read on one that may be hidden. */
const isReadable = ({ screen: { publicPath = "/" } }: SearchedResource, shownPaths: ReadonlySet<string>) =>
  publicPath.includes("#") || shownPaths.has(publicPath);

function readIn(read: (language: Language) => Readable, language: Language, words: readonly string[]) {
  const readable = read(language);
  const { title, alias = "", text } = readable;
  return { ...readable, count: findWords(`${title}\n${alias}\n${text}`, words).found.size };
}

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
