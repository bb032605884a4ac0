import {
  allDocuments,
  type DocumentName,
  type PageDocument,
  type PageName,
  pageNames,
  pages,
} from "../../../features/pages.ts";
import { type ResourceName, type Resources, resources } from "../../../features/types.ts";
import { isPageName } from "../../content/pages/page-names.ts";
import { emptyValues, isEmptyDocument } from "../../content/pages/page-schema.ts";
import { documentFiles } from "../../content/pages/walk-document.ts";
import {
  featureOfPage,
  featureOfPath,
  featureOfType,
  isOn,
  type OffParts,
  PARTS_TYPE,
} from "../../content/parts/parts.ts";
import { type PublicPage, publicPages } from "../../content/site/public-pages.ts";
import type { FeatureSettings } from "../../content/site/settings.ts";
import { mayShowChildren } from "../../content/types/album-types.ts";
import { companionOf, inLanguage } from "../../content/types/companions.ts";
import type { PublicEntity, Resource } from "../../content/types/define-resource.ts";
import type { Language } from "../../words/languages.ts";
import type { ContentStore } from "../content/content-store.ts";
import type { ArchiveMatch, EntryQuery, Reading } from "../content/entry-reader.ts";
import { fieldsFor, presentRow } from "../content/present-row.ts";
import { MARKED_PICTURES_TAGS, tagsOf } from "../content/visibility/response-tags.ts";
import { withoutPageFiles } from "../content/visibility/shown-pictures.ts";
import { isEntryId } from "../database/entries/entry-id.ts";
import type { StoredFields } from "../database/tables.ts";
import type { StoredFile } from "../files/file-store.ts";
import { CHILD_PICTURES_TAG, MENUS_TAG, pageTag, SETTINGS_TAG } from "../page-cache/tags.ts";
import type { KnownParts } from "../parts/known-parts.ts";
import type { PageStore, StoredPage } from "./page-store.ts";
import type { ReadCache } from "./read-cache.ts";
import { findUnknown } from "./search/find-unknown.ts";
import { searchSite } from "./search/search-site.ts";
import type { Searched, SiteResults, SiteSearch } from "./search/searched.ts";
import { type Suggested, suggestSearches } from "./search/suggest-searches.ts";
import type { TypeStates } from "./type-states.ts";

export type PublicEntry<Name extends ResourceName> = PublicEntity<Resources[Name]>;
export type PublicField<Name extends ResourceName> = keyof PublicEntry<Name> & string;

/** An entry as a page reads it: its id and the requested fields. */
export type ShownEntry<Name extends ResourceName, Field extends PublicField<Name>> = Pick<
  PublicEntry<Name>,
  Field | ("_id" & PublicField<Name>)
>;

/** The query of a page, in its own language. */
export interface SiteQuery extends EntryQuery, ArchiveMatch, Pick<Reading, "sort"> {
  language?: Language;
}

/** The content of a response, recorded while it is rendered. The cached response is dropped when any of this changes, and at `until`. */
export interface Shown {
  tags: ReadonlySet<string>;
  /** In milliseconds; undefined while nothing on it has a time. */
  until: number | undefined;
  /** When the next consent of a child on it ends, in milliseconds; undefined: never. */
  mustEndAt: number | undefined;
}

/** The content that public pages may read: only public fields. */
export interface SiteContent {
  list<Name extends ResourceName, Field extends PublicField<Name>>(
    name: Name,
    fields: readonly Field[],
    query?: SiteQuery,
  ): Promise<{ entries: ShownEntry<Name, Field>[]; total: number }>;
  find<Name extends ResourceName>(
    name: Name,
    id: string,
    language?: Language,
    archive?: Pick<ArchiveMatch, "isArchive">,
  ): Promise<PublicEntry<Name> | undefined>;
  /** The entries that are filed right before and right after one. */
  findNeighbours<Name extends ResourceName, Field extends PublicField<Name>>(
    name: Name,
    id: string,
    fields: readonly Field[],
    query: Pick<SiteQuery, "language" | "isArchive">,
  ): Promise<Neighbours<ShownEntry<Name, Field>>>;
  /** The years under which entries are filed, the latest first. */
  listYears(name: ResourceName, archive: Pick<ArchiveMatch, "isArchive">): Promise<string[]>;
  /** The content that was read so far. */
  readonly shown: Readonly<Shown>;
  /** Whether what has been read so far may show a child, by name or in a picture. */
  showsChildren(): boolean;
  /** The moment for which everything is read. */
  readonly now: Date;
  /** Ends the response at this moment. */
  endAt(moment: number): void;
  page<Name extends DocumentName>(name: Name): Promise<PageDocument<Name>>;
  /** The pictures on which children are marked, each with whether visitors may see it. */
  findMarkedPictures(): Promise<ReadonlyMap<string, boolean>>;
  /** The sizes of stored files in bytes, without those that are missing. */
  findFileSizes(names: readonly string[]): Promise<Record<string, number>>;
  findSettings(): Promise<FeatureSettings>;
  /** Entries, pages and details with the words of `q`. */
  search(query: SiteSearch): Promise<SiteResults>;
  /** Searches that somebody may be typing. */
  suggest(typed: Suggested): Promise<string[]>;
  /** Those of the words that no search finds. */
  findUnknown(words: readonly string[]): Promise<string[]>;
  /** The features that the school has switched off: nothing of them is read. */
  findOffParts(): Promise<OffParts>;
  /** The paths of the pages that have something to show. */
  findFilledPaths(): Promise<ReadonlySet<string>>;
  /** Filters pages that the school has in its menus. */
  findShownPaths(): Promise<ReadonlySet<string>>;
}

export interface Neighbours<Entry> {
  older: Entry | undefined;
  newer: Entry | undefined;
}

export interface SiteStores {
  store: ContentStore;
  pages: PageStore;
  typeStates: TypeStates;
  reads: ReadCache;
  parts: Pick<KnownParts, "findOff">;
  readSettings: () => Promise<FeatureSettings>;
  /** A public file, even while it still has to be moved. */
  findFile: (name: string) => Promise<StoredFile | undefined>;
}

const withCompanions = (resource: Resource, fields: readonly string[]): string[] => [
  ...fields,
  ...fields.flatMap((field) => companionOf(resource, field) ?? []).filter((name) => !fields.includes(name)),
];

const presentIn = (
  resource: Resource,
  row: StoredFields,
  fields: readonly string[],
  language: Language | undefined,
) => inLanguage(resource, presentRow(resource, row, fields), language);

function isShownNow(settings: Readonly<Record<string, unknown>>, name: string | undefined): boolean {
  const setting = name === undefined ? undefined : (settings[name] as { isOpen?: boolean } | null);
  return name === undefined || setting?.isOpen === true;
}

type IsEmptyType = (name: ResourceName) => Promise<boolean>;

async function hasContent(
  isEmptyType: IsEmptyType,
  documents: Record<PageName, StoredPage>,
  { module, lists = [], shows = [], isNeverEmpty }: PublicPage,
): Promise<boolean> {
  if (isNeverEmpty) return true;
  for (const name of [...lists, ...shows]) if (!(await isEmptyType(name as ResourceName))) return true;
  // The top of a list alone makes no page.
  if (lists.length > 0 || !isPageName(module)) return false;
  return !isEmptyDocument(pages[module], documents[module].document);
}

/** Whether a visitor finds nothing of the school's on a page. */
export async function isEmptyPage(
  isEmptyType: IsEmptyType,
  documents: Record<PageName, StoredPage>,
  name: PageName,
): Promise<boolean> {
  const page = publicPages.find(({ module }) => module === name);
  if (page && !page.isNeverEmpty) return !(await hasContent(isEmptyType, documents, page));
  return isEmptyDocument(pages[name], documents[name].document);
}

const PAGE_TAGS = pageNames.map(pageTag);

/** Reads for one response, all of it at one moment, and notes what is shown. */
export function openSiteContent({
  store,
  pages: pageStore,
  typeStates,
  reads,
  parts,
  readSettings,
  findFile,
}: SiteStores): SiteContent {
  const tags = new Set<string>();
  const shown: Shown = { tags, until: undefined, mustEndAt: undefined };
  const now = new Date();
  const at = now.toISOString();
  const endAt = (moment: number) => {
    shown.until = Math.min(shown.until ?? moment, moment);
  };
  const isEmptyNow = async (name: ResourceName) => {
    const { isEmpty, nextMoment } = await typeStates.find(name, now);
    if (nextMoment !== undefined) endAt(nextMoment);
    return isEmpty;
  };
  const findOffParts = () => {
    tags.add(PARTS_TYPE);
    return parts.findOff();
  };
  const isTypeOn = async (name: string) => isOn(await findOffParts(), featureOfType(name));
  const noteType = async (name: ResourceName) => {
    for (const tag of tagsOf(resources[name])) tags.add(tag);
    const { nextMoment } = await typeStates.find(name, now);
    if (mayShowChildren(resources[name])) noteChildren(nextMoment);
    else if (nextMoment !== undefined) endAt(nextMoment);
  };
  let showsChildren = false;
  const noteChildren = (nextMoment: number | undefined) => {
    showsChildren = true;
    if (nextMoment === undefined) return;
    endAt(nextMoment);
    shown.mustEndAt = Math.min(shown.mustEndAt ?? nextMoment, nextMoment);
  };
  const remember = <Value>(name: ResourceName, key: unknown, read: () => Promise<Value>) =>
    reads.get(JSON.stringify([name, key]), tagsOf(resources[name]), async () => {
      // Read together with the value, so that a change drops both.
      const { nextMoment } = await typeStates.find(name, now);
      return { value: await read(), until: nextMoment };
    });
  const readMarks = () =>
    reads.get("marked pictures", MARKED_PICTURES_TAGS, async () => {
      const nextMoment = await store.findNextPictureChange(at);
      const pictures = await store.findMarkedPictures(at);
      return { value: { pictures, nextMoment }, until: nextMoment };
    });
  const findPages = () => reads.get("pages", PAGE_TAGS, async () => ({ value: await pageStore.findAll() }));
  const findDocument = async (name: DocumentName) =>
    isPageName(name)
      ? (await findPages())[name]
      : reads.get(name, [pageTag(name)], async () => ({ value: await pageStore.find(name) }));
  async function findMarkedPictures(): Promise<ReadonlyMap<string, boolean>> {
    for (const tag of MARKED_PICTURES_TAGS) tags.add(tag);
    const { pictures, nextMoment } = await readMarks();
    noteChildren(nextMoment);
    return pictures;
  }
  function findSettings(): Promise<FeatureSettings> {
    tags.add(SETTINGS_TAG);
    return reads.get(SETTINGS_TAG, [SETTINGS_TAG], async () => ({ value: await readSettings() }));
  }
  async function findFilledPaths(): Promise<Set<string>> {
    tags.add(MENUS_TAG);
    const [documents, off, settings] = await Promise.all([findPages(), findOffParts(), findSettings()]);
    const filled = await Promise.all(
      publicPages
        .filter(({ path, shownWhile }) => isOn(off, featureOfPath(path)) && isShownNow(settings, shownWhile))
        .map(async (page) => ((await hasContent(isEmptyNow, documents, page)) ? [page.path] : [])),
    );
    return new Set(filled.flat());
  }
  async function findShownPaths(): Promise<Set<string>> {
    tags.add(pageTag("school"));
    const { hiddenPages } = (await findPages()).school.document as PageDocument<"school">;
    return (await findFilledPaths()).difference(new Set(hiddenPages));
  }
  async function readSearched(): Promise<Searched> {
    const [documents, shownPaths, off] = await Promise.all([findPages(), findShownPaths(), findOffParts()]);
    return { store, documents, shownPaths, off, at };
  }
  return {
    async list<Name extends ResourceName, Field extends PublicField<Name>>(
      name: Name,
      fields: readonly Field[],
      { language, ...query }: SiteQuery = {},
    ) {
      if (!(await isTypeOn(name))) return { entries: [], total: 0 };
      await noteType(name);
      const resource: Resource = resources[name];
      const loaded = language === "hi" ? withCompanions(resource, fields) : fields;
      const read = async () => {
        const { rows, total } = await store.list(resource, { ...query, fields: loaded, at });
        const entries = rows.map((row) => presentIn(resource, row, loaded, language));
        return { entries: entries as unknown as ShownEntry<Name, Field>[], total };
      };
      // Every search is different.
      return query.q ? read() : remember(name, [language, fields, query], read);
    },
    async find<Name extends ResourceName>(
      name: Name,
      id: string,
      language?: Language,
      archive?: Pick<ArchiveMatch, "isArchive">,
    ) {
      if (!(await isTypeOn(name))) return undefined;
      await noteType(name);
      const fields = fieldsFor(resources[name], "public");
      const row = isEntryId(id)
        ? await store.find(resources[name], id, { fields, at, ...archive })
        : undefined;
      return row && (presentIn(resources[name], row, fields, language) as unknown as PublicEntry<Name>);
    },
    async findNeighbours<Name extends ResourceName, Field extends PublicField<Name>>(
      name: Name,
      id: string,
      fields: readonly Field[],
      { language, isArchive }: Pick<SiteQuery, "language" | "isArchive">,
    ) {
      if (!(await isTypeOn(name))) return { older: undefined, newer: undefined };
      await noteType(name);
      const resource: Resource = resources[name];
      const loaded = language === "hi" ? withCompanions(resource, fields) : fields;
      const { older, newer } = await store.findNeighbours(resource, id, { fields: loaded, at, isArchive });
      const present = (row: StoredFields | undefined) =>
        row && (presentIn(resource, row, loaded, language) as unknown as ShownEntry<Name, Field>);
      return { older: present(older), newer: present(newer) };
    },

    async listYears(name, archive) {
      if (!(await isTypeOn(name))) return [];
      await noteType(name);
      return remember(name, ["years", archive], () => store.listYears(resources[name], { at, ...archive }));
    },

    shown,
    showsChildren: () => showsChildren,
    now,
    endAt,

    findSettings,
    async page<Name extends DocumentName>(name: Name) {
      if (!isOn(await findOffParts(), featureOfPage(name))) {
        return emptyValues(allDocuments[name].fields) as PageDocument<Name>;
      }
      tags.add(pageTag(name));
      const { document } = await findDocument(name);
      const files = documentFiles(allDocuments[name], document);
      // A child may be marked on one of them later.
      if (files.length > 0) tags.add(CHILD_PICTURES_TAG);
      const marked = files.length > 0 ? (await readMarks()).pictures : new Map<string, boolean>();
      if (!files.some((file) => marked.has(file))) return document as PageDocument<Name>;
      await findMarkedPictures();
      return withoutPageFiles(
        allDocuments[name],
        document,
        (file) => marked.get(file) === false,
      ) as PageDocument<Name>;
    },
    findMarkedPictures,
    findFileSizes: (names) =>
      // The bytes of a stored name never change.
      reads.get(JSON.stringify(["sizes", ...names]), [], async () => {
        const found = (await Promise.all(names.map(findFile))).filter((file) => file !== undefined);
        const value = Object.fromEntries(found.map(({ name, size }) => [name, size]));
        return { value, until: found.length < names.length ? Date.now() : undefined };
      }),
    search: async (query) => searchSite(await readSearched(), query),
    suggest: async (typed) => suggestSearches(await readSearched(), typed),
    findUnknown: async (words) => findUnknown(await readSearched(), words),
    findOffParts,
    findFilledPaths,
    findShownPaths,
  };
}
