import { type PageName, pages } from "../../../../features/pages.ts";
import {
  dayOf,
  eventOf,
  findSearchedResource,
  kindOfResult,
  pathOf,
  type Readable,
  readEntry,
  readPage,
  readPlace,
  readSection,
  searchedFields,
  searchedResources,
} from "../../../content/search/site-search.ts";
import type { Language } from "../../../words/languages.ts";
import type { ContentStore } from "../../content/content-store.ts";
import type { FoundText } from "../../content/search/search-reader.ts";
import type { StoredFields } from "../../database/tables.ts";
import type { StoredPage } from "../page-store.ts";
import type { Found } from "./searched.ts";

type Entries = ReadonlyMap<string, StoredFields>;

export async function findEntries(
  store: ContentStore,
  texts: readonly FoundText[],
  at: string,
): Promise<Entries> {
  const found = new Map<string, StoredFields>();
  for (const resource of searchedResources) {
    const ids = texts.filter(({ type }) => type === resource.name).map(({ entryId }) => entryId);
    const fields = searchedFields(resource);
    for (const row of await store.findMany(resource, ids, { fields, at })) found.set(row._id, row);
  }
  return found;
}

interface Source extends Pick<Found, "kind" | "id" | "path" | "sectionOf" | "day" | "event"> {
  read(language: Language): Readable;
}

/** Undefined: it was deleted a moment ago. */
export function sourceOf(
  { type, entryId }: FoundText,
  entries: Entries,
  documents: Record<PageName, StoredPage>,
): Source | undefined {
  const resource = findSearchedResource(type);
  if (!resource) {
    const place = readPlace(entryId);
    const { name, section } = place;
    const { document } = documents[name];
    return {
      kind: undefined,
      id: entryId,
      path: pathOf(place),
      ...(section !== undefined && { sectionOf: pages[name].path }),
      day: undefined,
      event: undefined,
      read: (language) =>
        section === undefined
          ? readPage(name, document, language)
          : readSection(name, section, document, language),
    };
  }
  const row = entries.get(entryId);
  return (
    row && {
      kind: kindOfResult(resource),
      id: entryId,
      path: resource.siteSearch.path(row),
      day: dayOf(resource, row),
      event: eventOf(resource, row),
      read: (language) => readEntry(resource, row, language),
    }
  );
}
