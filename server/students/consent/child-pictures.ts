import { message } from "../../../content/messages/message.ts";
import { ALBUM_TYPES } from "../../../content/resources/album-types.ts";
import { CHILD_PICTURES_TAG } from "../../content/commit.ts";
import { tableOf } from "../../content/entry-rows.ts";
import { createSaver, type Publish } from "../../content/publish.ts";
import { parseNames } from "../../database/entry-files.ts";
import type { OpenDatabase } from "../../database/open-database.ts";
import { type Actor, recordChange } from "../../database/record-change.ts";
import type { Database, Tx } from "../../database/tables.ts";
import { notFound, validationFailed } from "../../errors.ts";

export type ChildPictureStore = ReturnType<typeof createChildPictureStore>;

/** Stores which pictures of albums and posts show a child. */
export function createChildPictureStore({ db }: Pick<OpenDatabase, "db">, publish: Publish) {
  const save = createSaver(db, publish);

  return {
    /** The marked pictures that an album or a post still has, published or not. */
    async list(student: string): Promise<string[]> {
      await requireStudent(db, student);
      const pictures = await findAlbumPictures(db);
      return (await findMarks(db, student)).filter((file) => pictures.has(file));
    },

    /** Marks of pictures in the trash stay: they may be restored. */
    async save(student: string, files: readonly string[], actor: Actor): Promise<void> {
      await save(async (tx) => {
        await requireStudent(tx, student);
        const pictures = await findAlbumPictures(tx);
        if (files.some((file) => !pictures.has(file))) throw validationFailed({ files: UNKNOWN_PICTURE });
        const marked = await findMarks(tx, student);
        const added = [...new Set(files)].filter((file) => !marked.includes(file));
        const dropped = marked.filter((file) => pictures.has(file) && !files.includes(file));
        if (added.length + dropped.length === 0) return { tags: [] };
        if (dropped.length > 0) {
          await tx
            .deleteFrom("childPictures")
            .where("studentId", "=", student)
            .where("file", "in", dropped)
            .execute();
        }
        if (added.length > 0) {
          await tx
            .insertInto("childPictures")
            .values(added.map((file) => ({ studentId: student, file })))
            .onConflict((conflict) => conflict.doNothing())
            .execute();
        }
        await recordChange(tx, actor, {
          type: "students",
          action: "update",
          entryId: student,
          fields: ["pictures"],
        });
        // Files that show a child are served with other headers.
        return { tags: [CHILD_PICTURES_TAG] };
      });
    },
  };
}

const UNKNOWN_PICTURE = message("picture_in_no_entry");

async function requireStudent(from: Database | Tx, id: string): Promise<void> {
  const row = await from.selectFrom("students").select("_id").where("_id", "=", id).executeTakeFirst();
  if (!row) throw notFound("Student");
}

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
