import { findPictureSize, variantName, variantWidths } from "../../../../core/content/files/images.ts";
import { ALBUM_TYPES } from "../../../../core/content/types/album-types.ts";
import type { Resource } from "../../../../core/content/types/define-resource.ts";
import type { ContentStore } from "../../../../core/server/content/content-store.ts";
import { tableOf } from "../../../../core/server/content/entry-rows.ts";
import { fileNames } from "../../../../core/server/database/entries/entry-files.ts";
import type { Database, StoredFields, Tables } from "../../../../core/server/database/tables.ts";
import { type FileStore, findBytes, inEitherPlace } from "../../../../core/server/files/file-store.ts";
import type { FileVersion } from "../../../../core/server/formats/data-file-versions.ts";
import { findLines } from "../consent/consent-reader.ts";
import { type AboutChild, type Child, findAboutChild, requireChild } from "../records/child-versions.ts";
import type { ChildEntry as AboutEntry } from "../records/entry-states.ts";

/** Wide enough for print, and twenty pictures still fit an email. */
const WIDEST_PICTURE = 740;

export interface ChildPicture {
  /** The album or post with the picture; null if there is none any more, or it has no title. */
  place: string | null;
  /** A data URL; null if the file is missing. */
  picture: string | null;
  showsOthers: boolean;
}

/** An entry about the child: its current state, or the last one about the child. */
export interface ChildEntry {
  resource: Resource;
  value: StoredFields;
  /** The fields that visitors see, by consent and the school's rule. */
  shown: "whole" | "without photo" | "not";
  picture: string | null;
}

/** All data about one child, and nothing about another. */
export interface ChildFile extends Child {
  /** The student's record is first. */
  entries: ChildEntry[];
  /** Newest first, like all lists here. */
  consents: Tables["consents"][];
  pictures: ChildPicture[];
  versions: FileVersion[];
  log: Pick<Tables["auditLog"], "at" | "actor" | "type" | "action" | "entryId" | "fields">[];
}

interface Stores {
  db: Database;
  store: ContentStore;
  files: FileStore;
}

export async function readChildFile(stores: Stores, id: string): Promise<ChildFile> {
  const { db, files } = stores;
  const child = await requireChild(db, id);
  const about = await findAboutChild(db, [id], "certain");
  const entries: ChildEntry[] = [];
  for (const entry of about.entries) entries.push(await readEntry(stores, entry));
  return {
    ...child,
    entries,
    consents: await findLines(db, about.ids),
    pictures: await readPictures(db, files, about),
    versions: about.entries.flatMap(listVersions).sort(latestFirst),
    log: await readLog(db, about.entries),
  };
}

const latestFirst = (one: { at: string }, other: { at: string }) => other.at.localeCompare(one.at);

/** The versions about the child; other versions are about someone else. */
function listVersions({ resource, states }: AboutEntry): FileVersion[] {
  const versions = states.filter(({ revision }) => revision !== undefined);
  const own = versions.map(({ isAboutChild, value }) => (isAboutChild ? value : undefined));
  const listed = versions.flatMap(({ at, by, kind }, index): FileVersion[] => {
    const value = own[index];
    return value ? [{ resource, at, by, kind, value, before: own[index - 1] }] : [];
  });
  return listed.reverse();
}

/** The current entry, or its last version about the child. */
async function readEntry(
  { store, files }: Stores,
  { resource, id, states, place }: AboutEntry,
): Promise<ChildEntry> {
  const value = states.findLast(({ isAboutChild }) => isAboutChild)?.value as StoredFields;
  const [picture] = fileNames(resource, value);
  const [shown] = place === "list" ? await store.findMany(resource, [id]) : [];
  const hasPhoto = shown !== undefined && fileNames(resource, shown).length > 0;
  return {
    resource,
    value,
    shown: hasPhoto ? "whole" : shown ? "without photo" : "not",
    picture: picture === undefined ? null : await readPicture(files, picture),
  };
}

/** Audit log lines have no titles here: titles of bulk actions would name other children. */
async function readLog(db: Database, entries: readonly AboutEntry[]): Promise<ChildFile["log"]> {
  const ids = entries.map(({ id }) => id);
  const lines = await db
    .selectFrom("auditLog")
    .select(["at", "actor", "type", "action", "fields", "entryId"])
    .where("entryId", "in", ids)
    .orderBy("at", "desc")
    .orderBy("_id", "desc")
    .execute();
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return lines.filter(({ entryId, at }) => wasAboutChild(byId.get(String(entryId)), at));
}

/** Whether the entry was about the child at that moment. */
function wasAboutChild(entry: AboutEntry | undefined, at: string): boolean {
  const state = entry?.states.findLast((each) => each.at <= at) ?? entry?.states[0];
  return state?.isAboutChild ?? false;
}

async function readPictures(
  db: Database,
  files: FileStore,
  { ids, pictures: names }: AboutChild,
): Promise<ChildPicture[]> {
  if (names.length === 0) return [];
  const others = await db
    .selectFrom("childPictures")
    .select("file")
    .where("file", "in", names)
    .where("studentId", "not in", ids)
    .execute();
  const shared = new Set(others.map(({ file }) => file));
  const pictures: ChildPicture[] = [];
  for (const file of names) {
    const showsOthers = shared.has(file);
    const picture = showsOthers ? null : await readPicture(files, file);
    pictures.push({ place: await findPlace(db, file), picture, showsOthers });
  }
  return pictures;
}

/** The title of the album or post with a picture. */
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

/** A small version of a stored picture as a data URL, from any place; null if missing. */
async function readPicture(files: FileStore, name: string): Promise<string | null> {
  const isLarge = (findPictureSize(name)?.width ?? 0) > WIDEST_PICTURE;
  const small = isLarge ? variantWidths(name).findLast((width) => width <= WIDEST_PICTURE) : undefined;
  for (const each of small ? [variantName(name, small), name] : [name]) {
    const bytes = await inEitherPlace(files, (place) => findBytes(place, each));
    const type = TYPES[each.slice(each.lastIndexOf(".") + 1) as keyof typeof TYPES];
    if (bytes) return `data:${type};base64,${bytes.toString("base64")}`;
  }
  return null;
}
