import { findPictureSize, variantName, variantWidths } from "../../content/images.ts";
import type { Resource } from "../../content/resources/define-resource.ts";
import type { ContentStore } from "../content/content-store.ts";
import { tableOf } from "../content/entry-rows.ts";
import { fileNames } from "../database/entry-files.ts";
import type { Database, StoredFields, Tables } from "../database/tables.ts";
import { type FileStore, findBytes } from "../uploads/file-store.ts";
import { type Child, findChildEntries, requireChild } from "./child-entries.ts";
import { ALBUM_TYPES } from "./child-pictures.ts";
import { findLines } from "./consent-reader.ts";

/** Wide enough for paper, and a file of twenty pictures can still be sent by email. */
const WIDEST_PICTURE = 640;

export interface ChildVersion {
  resource: Resource;
  at: string;
  by: string | null;
  kind: string;
  value: StoredFields;
  /** The version before it, where that is about the child too. */
  before: StoredFields | undefined;
}

export interface ChildPicture {
  /** The album or the post that has it; null: none any more, or one without a title. */
  place: string | null;
  /** A data URL; null: the file is lost. */
  picture: string | null;
  showsOthers: boolean;
}

/** An entry that is about the child, as it is now or was when it was deleted. */
export interface ChildEntry {
  resource: Resource;
  value: StoredFields;
  /** What visitors see of it, by what parents have said and the school has decided. */
  shown: "whole" | "without photo" | "not";
  picture: string | null;
}

/** Everything that is kept about one child, and nothing about another. */
export interface ChildFile extends Child {
  /** The record itself first. */
  entries: ChildEntry[];
  /** The latest first, like all lists here. */
  consents: Tables["consents"][];
  pictures: ChildPicture[];
  versions: ChildVersion[];
  log: Pick<Tables["auditLog"], "at" | "actor" | "type" | "action" | "fields">[];
}

interface Stores {
  db: Database;
  store: ContentStore;
  files: FileStore;
}

export async function readChildFile(stores: Stores, id: string): Promise<ChildFile> {
  const { db, files } = stores;
  const child = await requireChild(db, id);
  const found = await findChildEntries(db, id);
  const versions: ChildVersion[] = [];
  const entries: ChildEntry[] = [];
  for (const { resource, ids } of found) {
    for (const entryId of ids) {
      const kept = await readVersions(db, resource, entryId, id);
      versions.push(...kept);
      entries.push(await readEntry(stores, resource, entryId, kept));
    }
  }
  const ids = found.flatMap((each) => each.ids);
  return {
    ...child,
    entries,
    consents: await findLines(db, id),
    pictures: await readPictures(db, files, id),
    versions: versions.sort(latestFirst),
    log: await readLog(db, ids),
  };
}

const latestFirst = (one: { at: string }, other: { at: string }) => other.at.localeCompare(one.at);

/** The latest first. An entry may have been about somebody else before: what it was then is not this child's. */
async function readVersions(
  db: Database,
  resource: Resource,
  entryId: string,
  student: string,
): Promise<ChildVersion[]> {
  const rows = await db
    .selectFrom("revisions")
    .select(["at", "actor", "kind", "value"])
    .where("type", "=", resource.name)
    .where("entryId", "=", entryId)
    .orderBy("number", "desc")
    .execute();
  const link = resource.child?.id ?? "_id";
  const values = rows.map(({ value }) => JSON.parse(value) as StoredFields);
  const own = values.map((value) => (value[link] === student ? value : undefined));
  return rows.flatMap(({ at, actor, kind }, index) => {
    const value = own[index];
    return value ? [{ resource, at, by: actor, kind, value, before: own[index + 1] }] : [];
  });
}

async function readEntry(
  { db, store, files }: Stores,
  resource: Resource,
  id: string,
  [latest]: readonly ChildVersion[],
): Promise<ChildEntry> {
  const row = await db.selectFrom(tableOf(resource)).selectAll().where("_id", "=", id).executeTakeFirst();
  const value = (row ?? latest?.value) as StoredFields;
  const [picture] = fileNames(resource, value);
  const [shown] = await store.findMany(resource, [id]);
  const hasPhoto = shown !== undefined && fileNames(resource, shown).length > 0;
  return {
    resource,
    value,
    shown: hasPhoto ? "whole" : shown ? "without photo" : "not",
    picture: picture === undefined ? null : await readPicture(files, picture),
  };
}

/** Lines of the audit log have no titles here: those of many entries at once would name others. */
const readLog = (db: Database, ids: readonly string[]): Promise<ChildFile["log"]> =>
  db
    .selectFrom("auditLog")
    .select(["at", "actor", "type", "action", "fields"])
    .where("entryId", "in", ids)
    .orderBy("at", "desc")
    .orderBy("_id", "desc")
    .execute();

async function readPictures(db: Database, files: FileStore, student: string): Promise<ChildPicture[]> {
  const marks = await db
    .selectFrom("childPictures")
    .select(["file", "studentId"])
    .where("file", "in", db.selectFrom("childPictures").select("file").where("studentId", "=", student))
    .orderBy("file")
    .execute();
  const pictures: ChildPicture[] = [];
  for (const [file, marked] of Map.groupBy(marks, (mark) => mark.file)) {
    const showsOthers = marked.length > 1;
    const picture = showsOthers ? null : await readPicture(files, file);
    pictures.push({ place: await findPlace(db, file), picture, showsOthers });
  }
  return pictures;
}

/** What the album or the post is called that has a picture. */
async function findPlace(db: Database, file: string): Promise<string | null> {
  for (const type of ALBUM_TYPES) {
    const row = await db
      .selectFrom(tableOf(type))
      .select(["title", "titleHi"])
      .where("images", "like", `%"${file}"%`)
      .executeTakeFirst();
    if (row) return (row.title ?? row.titleHi) as string | null;
  }
  return null;
}

const TYPES = { jpg: "image/jpeg", png: "image/png", webp: "image/webp" };

/** A small form of a stored picture as a data URL, wherever it is kept; null: it is lost. */
async function readPicture(files: FileStore, name: string): Promise<string | null> {
  const size = findPictureSize(name);
  const isLarge = size !== undefined && variantWidths(size).includes(WIDEST_PICTURE);
  for (const each of isLarge ? [variantName(name, WIDEST_PICTURE), name] : [name]) {
    const bytes = (await findBytes(files, each)) ?? (await findBytes(files.withdrawn, each));
    const type = TYPES[each.slice(each.lastIndexOf(".") + 1) as keyof typeof TYPES];
    if (bytes) return `data:${type};base64,${bytes.toString("base64")}`;
  }
  return null;
}
