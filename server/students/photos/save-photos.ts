import { type Coded, message } from "../../../content/messages/message.ts";
import { students } from "../../../content/resources/students.ts";
import type { EntryStores } from "../../content/save-entry.ts";
import { withPublishedFiles } from "../../content/save-entry.ts";
import { placeInTime } from "../../content/save-many.ts";
import type { Actor } from "../../database/record-change.ts";
import { validationFailed } from "../../errors.ts";

/** A file that was staged, and whose photo it is. */
export interface StudentPhoto {
  student: string;
  file: string;
}

export interface SavedPhotos {
  changed: number;
  /** How many of the students are there no more. */
  missing: number;
  /** Takes all of it back; null: nothing was changed. */
  batch: string | null;
}

/** Gives many students their photos, all or none. */
export async function savePhotos(
  stores: EntryStores,
  photos: readonly StudentPhoto[],
  actor: Actor,
): Promise<SavedPhotos> {
  requireEachOnce(photos);
  const fileOf = new Map(photos.map(({ student, file }) => [student, file]));
  const files = [...fileOf.values()];
  const { result, touched } = await withPublishedFiles(stores, files, async (published) => {
    const findNewName = (file: string) => published.get(file) ?? refuse(message("photo_not_staged"));
    const newNames = new Map([...fileOf].map(([student, file]) => [student, findNewName(file)]));
    const values = ({ _id }: { _id: string }) => ({ profilePhoto: newNames.get(_id) ?? null });
    const ids = [...newNames.keys()];
    const result = await stores.store.changeMany(students, { name: "change", values }, { ids }, actor);
    return { result, touched: [...newNames.values(), ...result.dropped] };
  });
  // Those of students who are gone, or whose photos nobody may see, must not stay where all can read them.
  await placeInTime(stores, touched);
  const { changed, missing, batch } = result;
  return { changed, missing, batch: changed > 0 ? batch : null };
}

function requireEachOnce(photos: readonly StudentPhoto[]): void {
  const count = (values: readonly string[]) => new Set(values).size;
  if (count(photos.map(({ student }) => student)) < photos.length) refuse(message("photos_of_one_student"));
  if (count(photos.map(({ file }) => file)) < photos.length) refuse(message("photo_for_two_students"));
}

function refuse(reason: Coded): never {
  throw validationFailed({ photos: reason });
}
