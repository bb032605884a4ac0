import type { FastifyInstance } from "fastify";
import { actorOf } from "../../../../core/server/database/entries/record-change.ts";
import type { EntryStores } from "../../../../core/server/files/of-entries/prepare-save.ts";
import { serve } from "../../../../core/server/serve.ts";
import { importCalls } from "../../content/import-contract.ts";
import { type SavedPhotos, savePhotos } from "./save-photos.ts";

/** Saves staged photos of many students. */
export function registerPhotoRoutes(app: FastifyInstance, stores: EntryStores): void {
  serve(app, importCalls.photos, async ({ body, session }) => {
    const saved = await savePhotos(stores, body.photos, actorOf(session));
    return { success: true as const, message: describeSaved(saved), ...saved };
  });
}

function describeSaved({ changed, missing }: SavedPhotos): string {
  const done = `${changed} ${changed === 1 ? "photo" : "photos"} saved.`;
  if (missing === 0) return done;
  return `${done} ${missing} ${missing === 1 ? "student was" : "students were"} there no more.`;
}
