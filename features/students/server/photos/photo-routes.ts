import { actorOf } from "../../../../core/server/database/entries/record-change.ts";
import type { EntryStores } from "../../../../core/server/files/of-entries/prepare-save.ts";
import { type Api, routesOf } from "../../../../core/server/openapi.ts";
import {
  IMPORT_PATHS,
  type PhotoImportAnswer,
  photoImportAnswerSchema,
  photoImportSchema,
} from "../../content/import-contract.ts";
import { students } from "../../content/students.ts";
import { type SavedPhotos, savePhotos } from "./save-photos.ts";

/** Two thousand ids and file names. */
const MAX_BODY_BYTES = 512 * 1024;

/** Saves staged photos of many students. */
export function registerPhotoRoutes(app: Api, stores: EntryStores): void {
  app.post(
    IMPORT_PATHS.photos,
    {
      ...routesOf(students.singular.en)(
        "students:write",
        "Give many students the photos that were sent ahead, all or none",
        {
          body: photoImportSchema,
          response: { 200: photoImportAnswerSchema },
        },
      ),
      bodyLimit: MAX_BODY_BYTES,
    },
    async (request): Promise<PhotoImportAnswer> => {
      const saved = await savePhotos(stores, request.body.photos, actorOf(request.session));
      return { success: true, message: describeSaved(saved), ...saved };
    },
  );
}

function describeSaved({ changed, missing }: SavedPhotos): string {
  const done = `${changed} ${changed === 1 ? "photo" : "photos"} saved.`;
  if (missing === 0) return done;
  return `${done} ${missing} ${missing === 1 ? "student was" : "students were"} there no more.`;
}
