import { type Coded, message } from "../../../../core/content/messages/message.ts";
import type { Actor } from "../../../../core/server/database/entries/record-change.ts";
import { validationFailed } from "../../../../core/server/errors.ts";
import { type EntryStores, prepareSave } from "../../../../core/server/files/of-entries/prepare-save.ts";
import type { PhotoImportAnswer } from "../../content/import-contract.ts";
import { students } from "../../content/students.ts";

/** A staged file and its student. */
export interface StudentPhoto {
  student: string;
  file: string;
}

export type SavedPhotos = Omit<PhotoImportAnswer, "success" | "message">;

/** Saves the photos of many students, all or none. */
export async function savePhotos(
  stores: EntryStores,
  photos: readonly StudentPhoto[],
  actor: Actor,
): Promise<SavedPhotos> {
  requireEachOnce(photos);
  const fileOf = new Map(photos.map(({ student, file }) => [student, file]));
  const files = [...fileOf.values()];
  const prepared = await prepareSave(stores, { staged: files });
  const { renamed } = prepared;
  if (files.some((file) => !renamed.has(file))) {
    await prepared.discard();
    refuse(message("photo_not_staged"));
  }
  const values = ({ _id }: { _id: string }) => ({ profilePhoto: renamed.get(fileOf.get(_id) ?? "") ?? null });
  const ids = [...fileOf.keys()];
  // All photos are placed: those of students who are gone must not stay public.
  const placed = { ...prepared, files: [...renamed.values()] };
  const action = { name: "change", values } as const;
  const { changed, missing, batch } = await stores.store.changeMany(students, action, { ids }, actor, placed);
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
