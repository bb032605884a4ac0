import { students } from "../../content/resources/students.ts";
import type { EntryStores } from "../content/save-entry.ts";
import { withPublishedFiles } from "../content/save-entry.ts";
import { placeInTime } from "../content/save-many.ts";
import type { Actor } from "../database/record-change.ts";
import { validationFailed } from "../errors.ts";

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
    const findNewName = (file: string) =>
      published.get(file) ??
      refuse(
        "A photo is not on the server: it was saved already, or has waited for more than a day. Send the photos again.",
      );
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
  if (count(photos.map(({ student }) => student)) < photos.length) refuse("Send one photo for each student");
  if (count(photos.map(({ file }) => file)) < photos.length) refuse("Send each photo for one student");
}

function refuse(message: string): never {
  throw validationFailed({ photos: message });
}
