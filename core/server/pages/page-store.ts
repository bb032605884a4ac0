import type { Selectable } from "kysely";
import {
  allDocuments,
  type DocumentName,
  isDocumentName,
  ownDocuments,
  type PageName,
  pageNames,
  pages,
} from "../../../features/pages.ts";
import { featureStores } from "../../../features/stores.ts";
import { NEVER_SAVED } from "../../content/api/api-contract.ts";
import type { AnyDocument, PageDeclaration } from "../../content/pages/define-page.ts";
import type { OwnDocumentName } from "../../content/pages/page-names.ts";
import { isPageName } from "../../content/pages/page-names.ts";
import {
  documentErrors,
  emptyValues,
  isEmptyDocument,
  pageSchema,
  readDocument,
} from "../../content/pages/page-schema.ts";
import { documentFiles, titleOfOwn } from "../../content/pages/walk-document.ts";
import type { Changes, PreparedFiles } from "../content/commit.ts";
import { type EditGuard, laterThan, type RestoreGuard } from "../content/entry-rows.ts";
import { createSaver, type Publish } from "../content/publish.ts";
import { withoutPageFiles } from "../content/visibility/shown-pictures.ts";
import { createIdSource } from "../database/entries/entry-id.ts";
import { type Actor, PROGRAM } from "../database/entries/record-change.ts";
import {
  recordVersion,
  requireRevisionValue,
  type Version,
  type VersionedChange,
} from "../database/entries/record-revision.ts";
import { pageFiles } from "../database/entries/row-files.ts";
import { indexPage } from "../database/entries/search-index.ts";
import { parseJson } from "../database/parse-json.ts";
import type { Database, Tables, Tx } from "../database/tables.ts";
import { staleEdit, versionNoLongerFits } from "../errors.ts";
import { EVERY_FILE } from "../files/files-to-place.ts";
import { MENUS_TAG, pageTag } from "../page-cache/tags.ts";

export interface StoredPage {
  document: AnyDocument;
  /** Null: the page has never been saved. */
  updatedAt: string | null;
  /** The document of the sample, unchanged. */
  isSample: boolean;
}

/** Items of a list keep their id while they are moved and edited. */
export const createItemId = createIdSource();

export type PageStore = ReturnType<typeof createPageStore>;

/** Reads and writes documents. `reportDamage` is called for each part of a stored document that cannot be read. */
export function createPageStore(
  db: Database,
  publish: Publish,
  reportDamage: (page: DocumentName, path: string) => void,
) {
  const save = createSaver(db, publish);

  const parse = (name: DocumentName, row: PageRow): StoredPage => {
    const report = (path: string) => reportDamage(name, path);
    const document = readDocument(allDocuments[name], parseJson(row.document), report);
    return { document, updatedAt: row.updatedAt, isSample: row.sample === 1 };
  };

  const find = async (from: Database | Tx, name: DocumentName, locks = false): Promise<StoredPage> => {
    const query = from.selectFrom("pages").selectAll().where("name", "=", name);
    const row = await query.$if(locks, (select) => select.forUpdate()).executeTakeFirst();
    return row ? parse(name, row) : unsaved(allDocuments[name]);
  };

  /** Locked until the transaction ends: concurrent saves of a document wait for each other. */
  const lock = async (tx: Tx, name: DocumentName): Promise<LockedPage> => {
    await createRow(tx, name);
    const page = await find(tx, name, true);
    return { ...page, updatedAt: page.updatedAt ?? NEVER_SAVED };
  };

  return {
    find: (name: DocumentName) => find(db, name),

    /** Own documents are not among them. */
    async findAll(): Promise<Record<PageName, StoredPage>> {
      const rows = await db.selectFrom("pages").selectAll().execute();
      const byName = new Map(rows.map((row) => [row.name, row]));
      const found = pageNames.map((name) => {
        const row = byName.get(name);
        return [name, row ? parse(name, row) : unsaved(pages[name])] as const;
      });
      return Object.fromEntries(found) as Record<PageName, StoredPage>;
    },

    async update(
      name: DocumentName,
      change: (before: AnyDocument) => AnyDocument,
      mayEdit: EditGuard,
      actor: Actor = PROGRAM,
      prepared?: PreparedFiles,
    ): Promise<SavedPage> {
      return save(async (tx) => {
        const before = await lock(tx, name);
        if (!mayEdit(before.updatedAt)) throw staleEdit();
        return saveDocument(tx, { name, before, document: change(before.document) }, "update", actor);
      }, prepared);
    },

    /** Deletes a document. Its versions stay in the trash. */
    async remove(name: OwnDocumentName, mayEdit: EditGuard, actor: Actor = PROGRAM): Promise<Undoable> {
      return save(async (tx) => {
        const { updatedAt, document } = await lock(tx, name);
        if (!mayEdit(updatedAt)) throw staleEdit();
        await tx.deleteFrom("pages").where("name", "=", name).execute();
        const tags = [pageTag(name)];
        if (updatedAt === NEVER_SAVED) return { undo: undefined, tags };
        const change = { type: name, action: "delete" } as const;
        const { id: undo } = await recordVersion(tx, actor, change, documentVersion(name, document));
        return { undo, tags, files: findPlacedFiles(name, document, {}) };
      });
    },

    /** Restores a document to a revision. */
    async restore(
      name: DocumentName,
      revision: string,
      guard: RestoreGuard,
      actor: Actor,
      prepared?: PreparedFiles,
    ): Promise<SavedPage> {
      return save(async (tx) => {
        const before = await lock(tx, name);
        const value = await requireRevisionValue(tx, revision);
        guard(before.updatedAt === NEVER_SAVED ? undefined : before.updatedAt);
        const document = requireFittingDocument(name, value);
        return saveDocument(tx, { name, before, document }, "restore", actor);
      }, prepared);
    },
  };
}

/** Takes files out of all documents and their versions. Returns the tags of the changed pages. */
export async function takeFilesFromPages(
  tx: Tx,
  files: ReadonlySet<string>,
  actor: Actor,
): Promise<string[]> {
  const query = tx.selectFrom("pages").selectAll().orderBy("name");
  const rows = await query.forUpdate().execute();
  const isLeftOut = (file: string) => files.has(file);
  const tags: string[] = [];
  for (const { name, document, updatedAt, sample } of rows) {
    if (!isDocumentName(name) || !pageFiles({ name, document }).some(isLeftOut)) continue;
    const stored = readDocument(allDocuments[name], parseJson(document), () => {});
    const before = { document: stored, updatedAt, isSample: sample === 1 };
    const left = withoutPageFiles(allDocuments[name], stored, isLeftOut);
    const saved = await saveDocument(tx, { name, before, document: left }, "update", actor);
    tags.push(...saved.tags);
  }
  return tags;
}

interface Undoable {
  /** The revision that undoes the change. */
  undo: string | undefined;
}

export interface SavedPage extends Undoable {
  after: LockedPage;
}

type LockedPage = StoredPage & { updatedAt: string };

async function saveDocument(
  tx: Tx,
  { name, before, document }: { name: DocumentName; before: LockedPage; document: AnyDocument },
  action: "update" | "restore",
  actor: Actor,
): Promise<SavedPage & Changes> {
  const page = allDocuments[name];
  const updatedAt = laterThan(before.updatedAt);
  await writePage(tx, { name, document, sample: 0, updatedAt });
  const fields = Object.keys(page.fields).filter(
    (field) => JSON.stringify(document[field]) !== JSON.stringify(before.document[field]),
  );
  const isFirst = before.updatedAt === NEVER_SAVED;
  const change: VersionedChange = isPageName(name)
    ? { type: "pages", action, entryId: name, title: page.title.en, fields }
    : {
        type: name,
        action: isFirst && action === "update" ? "create" : action,
        fields: isFirst ? [] : fields,
      };
  const { previous } = await recordVersion(
    tx,
    actor,
    change,
    documentVersion(name, document),
    isFirst
      ? undefined
      : {
          ...documentVersion(name, before.document),
          at: before.updatedAt,
          actor: before.isSample ? PROGRAM : null,
        },
  );
  const alsoChanged: string[] = [];
  for (const { afterSave } of rulesOf(name)) alsoChanged.push(...((await afterSave?.(tx)) ?? []));
  const changedMenus =
    isPageName(name) && isEmptyDocument(page, before.document) !== isEmptyDocument(page, document)
      ? [MENUS_TAG]
      : [];
  return {
    after: { document, updatedAt, isSample: false },
    // A page that was deleted with the sample has a revision, but no document to restore.
    undo: isFirst ? undefined : previous,
    tags: [pageTag(name), ...changedMenus, ...alsoChanged],
    files: findPlacedFiles(name, before.document, document),
  };
}

const rulesOf = (name: DocumentName) => featureStores.flatMap((store) => store.pages?.[name] ?? []);

/** The files whose place a new document may change. */
function findPlacedFiles(name: DocumentName, before: AnyDocument, after: AnyDocument): string[] {
  if (rulesOf(name).some(({ decidesFiles }) => decidesFiles)) return [EVERY_FILE];
  const kept = documentFiles(allDocuments[name], after);
  return documentFiles(allDocuments[name], before).filter((file) => !kept.includes(file));
}

/** The value of a document in the history. */
export const documentVersion = (name: DocumentName, document: AnyDocument): Version => ({
  value: document,
  files: documentFiles(allDocuments[name], document),
  title: isPageName(name) ? pages[name].title.en : titleOfOwn(ownDocuments[name], document).en,
});

/** An old document as today's declaration has it: with new fields, without removed ones. Throws if today's rules refuse it. */
function requireFittingDocument(name: DocumentName, value: AnyDocument): AnyDocument {
  const damaged: string[] = [];
  const document = readDocument(allDocuments[name], value, (path) => damaged.push(path));
  if (damaged.length === 0) return document;
  const { error } = pageSchema(allDocuments[name]).safeParse(value);
  const errors = Object.entries(error ? documentErrors(error) : {});
  // A field that the page no longer has is left out without an error.
  const isDamaged = (path: string) => damaged.some((part) => path === part || path.startsWith(`${part}.`));
  throw versionNoLongerFits(Object.fromEntries(errors.filter(([path]) => isDamaged(path))));
}

type PageRow = Selectable<Tables["pages"]>;

/** Creates the row of a page that has never been saved, so that it can be locked. */
async function createRow(tx: Tx, name: DocumentName): Promise<void> {
  await tx
    .insertInto("pages")
    .values({ name, document: "{}", sample: 0, updatedAt: NEVER_SAVED })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
}

type WrittenPage = Omit<PageRow, "name" | "document"> & { name: DocumentName; document: AnyDocument };

/** Replaces the stored document. */
export async function writePage(tx: Tx, { name, ...page }: WrittenPage): Promise<void> {
  const values = { ...page, document: JSON.stringify(page.document) };
  await tx
    .insertInto("pages")
    .values({ name, ...values })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(values))
    .execute();
  if (isPageName(name)) await indexPage(tx, name, page.document);
}

const unsaved = (page: PageDeclaration): StoredPage => ({
  document: emptyValues(page.fields),
  updatedAt: null,
  isSample: false,
});
