import { message } from "../../../../core/content/messages/message.ts";
import { ALBUM_TYPES } from "../../../../core/content/types/album-types.ts";
import type { Resource } from "../../../../core/content/types/define-resource.ts";
import type { Changes } from "../../../../core/server/content/commit.ts";
import { selectMatching } from "../../../../core/server/content/entry-reader.ts";
import { tableOf } from "../../../../core/server/content/entry-rows.ts";
import type { Audience } from "../../../../core/server/content/present-row.ts";
import { createSaver, type Publish } from "../../../../core/server/content/publish.ts";
import { parseNames } from "../../../../core/server/database/entries/entry-files.ts";
import { type Actor, recordChanges } from "../../../../core/server/database/entries/record-change.ts";
import type { Database, Tables, Tx } from "../../../../core/server/database/tables.ts";
import { notFound, validationFailed } from "../../../../core/server/errors.ts";
import { CHILD_PICTURES_TAG } from "../../../../core/server/page-cache/tags.ts";
import type { PictureChildren, PictureMark } from "../../content/consent-contract.ts";
import { students } from "../../content/students.ts";

export type ChildPictureStore = ReturnType<typeof createChildPictureStore>;

/** Stores which pictures of albums and posts show a child. */
export function createChildPictureStore(db: Database, publish: Publish) {
  const save = createSaver(db, publish);

  return {
    /** The marked pictures that an album or a post still has, published or not. */
    async list(student: string): Promise<string[]> {
      await requireStudents(db, [student]);
      const pictures = await findAlbumPictures(db);
      return (await findMarks(db, student)).filter((file) => pictures.has(file));
    },

    /** Marks of pictures in the trash stay: they may be restored. */
    async save(student: string, files: readonly string[], actor: Actor): Promise<void> {
      await save(async (tx) => {
        await requireStudents(tx, [student]);
        const pictures = await requirePictures(tx, files);
        const marked = await findMarks(tx, student);
        const added = [...new Set(files)].filter((file) => !marked.includes(file));
        const dropped = marked.filter((file) => pictures.has(file) && !files.includes(file));
        if (added.length + dropped.length === 0) return { tags: [] };
        await removeMarks(tx, [student], dropped);
        await addMarks(tx, [student], added);
        return recordMarks(tx, [student], [...added, ...dropped], actor);
      });
    },

    /** The pictures of an album or a post that the reader may see, each with the children who are marked on it. */
    async listChildren(
      type: Resource,
      id: string,
      audience: Audience,
    ): Promise<Omit<PictureChildren, "children">> {
      const row = await selectMatching(db, type, {}, audience)
        .select(["title", "titleHi", "images"])
        .where("_id", "=", id)
        .executeTakeFirst();
      if (!row) throw notFound(type.singular);
      const files = parseNames(row.images);
      const marks = await findMarksOn(db, files);
      return {
        title: row.title as string | null,
        titleHi: row.titleHi as string | null,
        pictures: files.map((file) => ({
          file,
          children: marks.filter((mark) => mark.file === file).map(({ studentId }) => studentId),
        })),
      };
    },

    /** Adds or removes the marks of several children on several pictures. The mark of a child in the trash can be removed. */
    async mark({ files, students, isMarked }: PictureMark, actor: Actor): Promise<void> {
      const ids = [...new Set(students)].sort();
      const names = [...new Set(files)].sort();
      await save(async (tx) => {
        if (isMarked) await requireStudents(tx, ids);
        await requirePictures(tx, names);
        const before = new Set((await findMarksOn(tx, names)).map(keyOf));
        const concerned = ids.filter((studentId) =>
          names.some((file) => before.has(keyOf({ studentId, file })) !== isMarked),
        );
        if (concerned.length === 0) return { tags: [] };
        if (isMarked) await addMarks(tx, concerned, names);
        else await removeMarks(tx, concerned, names);
        return recordMarks(tx, concerned, names, actor);
      });
    },
  };
}

type Mark = Tables["childPictures"];

/** Each mark has two parameters, and SQLite takes some ten thousand. */
const STEP = 1000;

const keyOf = ({ studentId, file }: Mark) => `${studentId} ${file}`;

async function addMarks(tx: Tx, students: readonly string[], files: readonly string[]): Promise<void> {
  const marks = students.flatMap((studentId) => files.map((file) => ({ studentId, file })));
  for (let start = 0; start < marks.length; start += STEP) {
    await tx
      .insertInto("childPictures")
      .values(marks.slice(start, start + STEP))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

async function removeMarks(tx: Tx, students: readonly string[], files: readonly string[]): Promise<void> {
  if (files.length === 0) return;
  await tx
    .deleteFrom("childPictures")
    .where("studentId", "in", students)
    .where("file", "in", files)
    .execute();
}

/** A picture may become public, or cease to be, with each of its marks. */
async function recordMarks(
  tx: Tx,
  students: readonly string[],
  files: readonly string[],
  actor: Actor,
): Promise<Changes> {
  await recordChanges(
    tx,
    actor,
    students.map((entryId) => ({ type: "students", action: "update", entryId, fields: ["pictures"] })),
  );
  return { tags: [CHILD_PICTURES_TAG], files };
}

const UNKNOWN_PICTURE = message("picture_in_no_entry");

/** In a transaction, the students are locked until it ends: a child who is deleted for good meanwhile gets no mark. */
async function requireStudents(from: Database | Tx, ids: readonly string[]): Promise<void> {
  const query = from.selectFrom("students").select("_id").where("_id", "in", ids).orderBy("_id");
  const rows = await query.$if(from.isTransaction, (select) => select.forShare()).execute();
  if (rows.length !== ids.length) throw notFound(students.singular);
}

/** Returns all pictures of albums and posts. */
async function requirePictures(tx: Tx, files: readonly string[]): Promise<Set<string>> {
  const pictures = await findAlbumPictures(tx);
  if (files.some((file) => !pictures.has(file))) throw validationFailed({ files: UNKNOWN_PICTURE });
  return pictures;
}

const findMarksOn = (from: Database | Tx, files: readonly string[]): Promise<Mark[]> =>
  files.length === 0
    ? Promise.resolve([])
    : from.selectFrom("childPictures").selectAll().where("file", "in", files).orderBy("studentId").execute();

async function findMarks(from: Database | Tx, student: string): Promise<string[]> {
  const rows = await from
    .selectFrom("childPictures")
    .select("file")
    .where("studentId", "=", student)
    .orderBy("file")
    .execute();
  return rows.map(({ file }) => file);
}

async function findAlbumPictures(from: Database | Tx): Promise<Set<string>> {
  const pictures = new Set<string>();
  for (const type of ALBUM_TYPES) {
    const rows = await from.selectFrom(tableOf(type)).select("images").execute();
    for (const { images } of rows) for (const file of parseNames(images)) pictures.add(file);
  }
  return pictures;
}
