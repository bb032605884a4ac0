import { isDocumentName, type PageName, pageNames } from "../../../../features/pages.ts";
import { type ResourceName, resourceList, resourceNames } from "../../../../features/types.ts";
import { message } from "../../../content/messages/message.ts";
import type { AnyDocument } from "../../../content/pages/define-page.ts";
import { isPageName, type OwnDocumentName, ownDocumentNames } from "../../../content/pages/page-names.ts";
import type { Resource } from "../../../content/types/define-resource.ts";
import { derivedColumns } from "../../database/entries/derived-columns.ts";
import { fileNames } from "../../database/entries/entry-files.ts";
import { createIdSource } from "../../database/entries/entry-id.ts";
import { type Actor, PROGRAM, recordChange } from "../../database/entries/record-change.ts";
import { recordRevisions, type Version, type Versioned } from "../../database/entries/record-revision.ts";
import { pageFiles } from "../../database/entries/row-files.ts";
import { indexEntries, indexPage, removeFromIndex } from "../../database/entries/search-index.ts";
import { parseJson } from "../../database/parse-json.ts";
import type { Database, EntryRow, Tx } from "../../database/tables.ts";
import { MENUS_TAG, pageTag } from "../../page-cache/tags.ts";
import { documentVersion, writePage } from "../../pages/page-store.ts";
import { type EntryValues, versionOf } from "../entry-rows.ts";
import { completeNewRows, findFilesOfChanged } from "../entry-rules.ts";
import { createSaver, type Publish } from "../publish.ts";

/** The sample has grown with the program: a later part holds what an earlier version had in its own files. */
export type SamplePart = 1 | 2 | 3 | 4 | 5 | 6;

export interface SampleRow {
  resource: Resource;
  values: EntryValues;
  createdAt?: string | undefined;
  /** Absent: the first. */
  part?: SamplePart | undefined;
}

export interface SampleRows {
  /** Oldest first. */
  rows: readonly SampleRow[];
  /** They came with the first part. */
  documents: readonly { name: OwnDocumentName; document: AnyDocument }[];
  /** The first of them came with the second part. */
  pages: readonly { name: PageName; document: AnyDocument; part?: SamplePart }[];
}

/** Content versions of loaded parts of the sample: a part is never loaded twice. */
const TAG_OF_PART: Readonly<Record<SamplePart, string>> = {
  1: "sample",
  2: "sample-2",
  3: "sample-3",
  4: "sample-4",
  5: "sample-5",
  6: "sample-6",
};
const SAMPLE_TAG = TAG_OF_PART[1];
const LATER_PARTS: readonly SamplePart[] = [2, 3, 4, 5, 6];

export type SampleStore = ReturnType<typeof createSampleStore>;

/** The entries of the sample school. They are marked; an entry that the school edits loses the mark. */
export function createSampleStore(db: Database, publish: Publish) {
  const save = createSaver(db, publish);
  const tags = [
    ...resourceList.map(({ name }) => name),
    ...[...pageNames, ...ownDocumentNames].map(pageTag),
    MENUS_TAG,
  ];

  return {
    /**
     * The parts of the sample that this database lacks: all while nothing was ever written into it, the later ones as long
     * as the school has not removed the rest.
     */
    async findMissingParts(): Promise<SamplePart[]> {
      const written = await db.selectFrom("contentVersions").select("tag").execute();
      if (written.length === 0) return [1, ...LATER_PARTS];
      const tags = new Set(written.map(({ tag }) => tag));
      const missing = LATER_PARTS.filter((part) => !tags.has(TAG_OF_PART[part]));
      return missing.length > 0 && (await countSample(db)) > 0 ? missing : [];
    },

    /** Loads the missing parts, all or nothing; returns false if there are none, or if another process has loaded them. */
    async load({ rows, documents, pages }: SampleRows): Promise<boolean> {
      const { isLoaded } = await save(async (tx) => {
        const parts = await claimParts(tx);
        if (parts.length === 0) return { isLoaded: false, tags: [] };
        const createId = createIdSource();
        for (const { resource, values, createdAt = new Date().toISOString(), part = 1 } of rows) {
          if (!parts.includes(part)) continue;
          const row = {
            ...values,
            _id: createId(),
            createdAt,
            updatedAt: createdAt,
            ...derivedColumns(resource, { ...values, createdAt }),
            sample: 1,
          };
          const complete = await completeNewRows(tx, resource, [row]);
          await tx
            .insertInto(resource.name as ResourceName)
            .values(complete)
            .execute();
          await indexEntries(tx, resource, complete);
        }
        const updatedAt = new Date().toISOString();
        const written = [...documents.map((each) => ({ ...each, part: 1 as const })), ...pages].filter(
          ({ part = 2 }) => parts.includes(part),
        );
        for (const { name, document } of written) {
          await writePage(tx, { name, document, sample: 1, updatedAt });
        }
        await recordChange(tx, PROGRAM, { type: SAMPLE_TAG, action: "create" });
        return { isLoaded: true, tags };
      });
      return isLoaded;
    },

    count: () => countSample(db),

    /** Moves what is still sample to the trash, and returns the number of entries and pages. */
    async remove(actor: Actor): Promise<number> {
      const { entries } = await save(async (tx) => {
        const deleted: (Versioned & { version: Version })[] = [];
        const files: string[] = [];
        let entries = 0;
        for (const resource of resourceList) {
          // One statement: an entry that a concurrent request edits stays, with its files.
          const rows = (await tx
            .deleteFrom(resource.name as ResourceName)
            .where("sample", "=", 1)
            .returningAll()
            .execute()) as EntryRow[];
          const ids = rows.map(({ _id }) => _id);
          files.push(
            ...(await findFilesOfChanged(
              tx,
              resource,
              rows.map((before) => ({ before })),
            )),
          );
          await removeFromIndex(tx, resource.name, ids);
          for (const row of rows) {
            // An entry that the school restores is no longer part of the sample.
            const version = versionOf(resource, { ...row, sample: 0 });
            deleted.push({ type: resource.name, entryId: row._id, version });
            files.push(...fileNames(resource, row));
          }
          entries += rows.length;
        }
        const pages = await tx.deleteFrom("pages").where("sample", "=", 1).returningAll().execute();
        for (const { name, document } of pages) {
          if (!isDocumentName(name)) continue;
          const isPage = isPageName(name);
          if (isPage) await indexPage(tx, name, {});
          const version = documentVersion(name, (parseJson(document) ?? {}) as AnyDocument);
          deleted.push({ type: isPage ? "pages" : name, entryId: name, version });
          if (isPage) entries++;
        }
        files.push(...pages.flatMap(pageFiles));
        const at = new Date().toISOString();
        for (const { type, ...each } of deleted) {
          await recordRevisions(tx, { type, actor, at, batch: null }, [{ kind: "deleted", ...each }]);
        }
        const title = message("entries_listed", { count: entries });
        await recordChange(tx, actor, { type: SAMPLE_TAG, action: "delete", title }, at);
        return { entries, tags, files };
      });
      return entries;
    },
  };
}

/** Entries and pages. */
async function countSample(db: Database): Promise<number> {
  let total = 0;
  for (const table of [...resourceNames, "pages"] as const) {
    const { count } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll().as("count"))
      .where("sample", "=", 1)
      .$if(table === "pages", (query) => query.where("name", "not in", ownDocumentNames))
      .executeTakeFirstOrThrow();
    total += Number(count);
  }
  return total;
}

async function claimParts(tx: Tx): Promise<SamplePart[]> {
  const isFresh = await claimFreshDatabase(tx);
  if (!isFresh && (await countSample(tx)) === 0) return [];
  const claimed: SamplePart[] = isFresh ? [1] : [];
  for (const part of LATER_PARTS) if (await claim(tx, TAG_OF_PART[part])) claimed.push(part);
  return claimed;
}

async function claimFreshDatabase(tx: Tx): Promise<boolean> {
  if (!(await claim(tx, SAMPLE_TAG))) return false;
  const earlier = await tx
    .selectFrom("contentVersions")
    .select("tag")
    .where("tag", "!=", SAMPLE_TAG)
    .executeTakeFirst();
  return earlier === undefined;
}

/** A second process waits here for the row of the first one. */
async function claim(tx: Tx, tag: string): Promise<boolean> {
  const row = await tx
    .insertInto("contentVersions")
    .values({ tag, version: 1 })
    .onConflict((conflict) => conflict.column("tag").doNothing())
    .returning("tag")
    .executeTakeFirst();
  return row !== undefined;
}
