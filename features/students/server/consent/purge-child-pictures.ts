import { isPageName } from "../../../../core/content/pages/page-names.ts";
import { ALBUM_TYPES } from "../../../../core/content/types/album-types.ts";
import type { Resource } from "../../../../core/content/types/define-resource.ts";
import {
  droppedFiles,
  type EntryValues,
  keepingSample,
  tableOf,
} from "../../../../core/server/content/entry-rows.ts";
import {
  withoutPageFiles,
  withoutPictures,
} from "../../../../core/server/content/visibility/shown-pictures.ts";
import { type ChangedRow, changeRows, findRows } from "../../../../core/server/content/write-rows.ts";
import { parseNames } from "../../../../core/server/database/entries/entry-files.ts";
import type { Actor } from "../../../../core/server/database/entries/record-change.ts";
import type { Database, EntryRow, Tx } from "../../../../core/server/database/tables.ts";
import { CHILD_PICTURES_TAG } from "../../../../core/server/page-cache/tags.ts";
import { takeFilesFromPages } from "../../../../core/server/pages/page-store.ts";
import { pages } from "../../../pages.ts";
import type { ForgottenPhotos } from "./forget-photos.ts";

/**
 * Removes pictures from albums, posts, pages and their history, and deletes the marks of children on them. Returns the files that are no
 * longer public, and the tags to invalidate.
 */
export async function purgeChildPictures(
  tx: Tx,
  pictures: readonly string[],
  actor: Actor,
): Promise<ForgottenPhotos> {
  const files = new Set(pictures);
  if (files.size === 0) return { files: [], types: [] };
  const dropped = new Set(files);
  const types = new Set<string>([CHILD_PICTURES_TAG]);
  for (const type of ALBUM_TYPES) {
    for (const { before, after } of await takeOut(tx, type, files, actor)) {
      types.add(type.name);
      for (const file of droppedFiles(type, before, after)) dropped.add(file);
    }
  }
  for (const tag of await takeFilesFromPages(tx, files, actor)) types.add(tag);
  await takeFromRevisions(tx, "pages", files, (document, name) =>
    isPageName(name) ? withoutPageFiles(pages[name], document, (file) => files.has(file)) : document,
  );
  await tx.deleteFrom("childPictures").where("file", "in", pictures).execute();
  return { files: [...dropped], types: [...types] };
}

/** How many albums and posts contain one of the pictures, in the list, the trash or an older version. */
export async function countAlbums(
  from: Database | Tx,
  pictures: readonly string[],
): Promise<{ albums: number; posts: number }> {
  const [albums = 0, posts = 0] = await Promise.all(
    ALBUM_TYPES.map(async (type) => (await findNaming(from, type, new Set(pictures))).size),
  );
  return { albums, posts };
}

/** The ids of entries that use one of the files, now or in an older version. */
async function findNaming(
  from: Database | Tx,
  type: Resource,
  files: ReadonlySet<string>,
): Promise<Set<string>> {
  if (files.size === 0) return new Set();
  const versions = await from
    .selectFrom("revisions")
    .innerJoin("revisionFiles", "revisionFiles.revision", "revisions._id")
    .select("revisions.entryId")
    .where("revisions.type", "=", type.name)
    .where("revisionFiles.file", "in", [...files])
    .execute();
  return new Set([...(await findNamingRows(from, type, files)), ...versions.map(({ entryId }) => entryId)]);
}

async function findNamingRows(
  from: Database | Tx,
  type: Resource,
  files: ReadonlySet<string>,
): Promise<string[]> {
  const all = await from.selectFrom(tableOf(type)).select(["_id", "images"]).execute();
  return all.filter(({ images }) => names(images, files)).map(({ _id }) => _id);
}

/** Removes files from the entries of a type and all their versions. */
async function takeOut(
  tx: Tx,
  type: Resource,
  files: ReadonlySet<string>,
  actor: Actor,
): Promise<ChangedRow[]> {
  const changes: ChangedRow[] = [];
  // Blocks on a concurrent restore of one of the versions; the second pass finds the restored entry.
  for (;;) {
    const found = await takeFromEntries(tx, type, files, actor);
    await takeFromRevisions(tx, type.name, files, (version) => ({
      ...version,
      ...withoutFiles(type, version as EntryValues, files),
    }));
    if (found.length === 0) return changes;
    changes.push(...found);
  }
}

async function takeFromEntries(
  tx: Tx,
  type: Resource,
  files: ReadonlySet<string>,
  actor: Actor,
): Promise<ChangedRow[]> {
  const ids = await findNamingRows(tx, type, files);
  if (ids.length === 0) return [];
  const lock = tx.selectFrom(tableOf(type)).select("_id").where("_id", "in", ids).orderBy("_id");
  await lock.forUpdate().execute();
  const rows = await findRows(tx, type, ids);
  const valuesOf = (row: EntryRow) => keepingSample(row, withoutFiles(type, row, files));
  return changeRows(tx, type, rows, valuesOf, { actor });
}

async function takeFromRevisions(
  tx: Tx,
  type: string,
  files: ReadonlySet<string>,
  strip: (value: Record<string, unknown>, entryId: string) => object,
): Promise<void> {
  const query = tx
    .selectFrom("revisions")
    .select(["_id", "entryId", "value"])
    .where("type", "=", type)
    .where(
      "_id",
      "in",
      tx
        .selectFrom("revisionFiles")
        .select("revision")
        .where("file", "in", [...files]),
    )
    .orderBy("entryId")
    .orderBy("number");
  const revisions = await query.forUpdate().execute();
  for (const { _id, entryId, value } of revisions) {
    const stripped = JSON.stringify(strip(JSON.parse(value), entryId));
    await tx.updateTable("revisions").set({ value: stripped }).where("_id", "=", _id).execute();
    await tx
      .deleteFrom("revisionFiles")
      .where("revision", "=", _id)
      .where("file", "in", [...files])
      .execute();
  }
}

const names = (images: unknown, files: ReadonlySet<string>) =>
  parseNames(images).some((file) => files.has(file));

/** An entry that requires a picture and has lost its last one becomes a draft. */
function withoutFiles(type: Resource, values: EntryValues, files: ReadonlySet<string>): EntryValues {
  const left = withoutPictures(type, values, files);
  const field = type.fields.images;
  const isUnfit =
    parseNames(left.images).length === 0 && field?.kind === "files" && field.required !== undefined;
  return { ...left, ...(isUnfit && { isDraft: 1 }) };
}
