import { IMPORT_PATHS, type PhotoImportAnswer } from "../../../../content/students/import-contract.ts";
import { call } from "../../api/api-call.ts";

/** Gives students the photos that were sent ahead, all or none; `undoBatch` takes it back. */
export async function savePhotos(photos: { student: string; file: string }[]): Promise<PhotoImportAnswer> {
  const { body } = await call("POST", IMPORT_PATHS.photos, { json: { photos } });
  return body as PhotoImportAnswer;
}
