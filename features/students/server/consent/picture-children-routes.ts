import type { FastifyInstance } from "fastify";
import { ALBUM_TYPES } from "../../../../core/content/types/album-types.ts";
import { audienceOf } from "../../../../core/server/content/present-row.ts";
import { isEntryId } from "../../../../core/server/database/entries/entry-id.ts";
import { actorOf } from "../../../../core/server/database/entries/record-change.ts";
import { notFound } from "../../../../core/server/errors.ts";
import { requirePermission } from "../../../../core/server/http/require-permission.ts";
import { serve } from "../../../../core/server/serve.ts";
import { label } from "../../../../core/words/label.ts";
import { childPictureCalls } from "../../content/consent-contract.ts";
import type { ChildPictureStore } from "./child-pictures.ts";
import type { ConsentStore } from "./consent-store.ts";

/** Tags of children, from the pictures of an album or a post. */
export function registerPictureChildrenRoutes(
  app: FastifyInstance,
  { pictures, consents }: { pictures: ChildPictureStore; consents: ConsentStore },
): void {
  serve(app, childPictureCalls.ofEntry, async (request) => {
    requirePermission(request.session, "consents:read");
    const { type, id } = request.params;
    const resource = ALBUM_TYPES.find(({ name }) => name === type);
    if (!resource || !isEntryId(id)) throw notFound(resource?.singular ?? label("Gallery", "फ़ोटो गैलरी"));
    const found = await pictures.listChildren(resource, id, audienceOf(request, resource));
    const ids = new Set(found.pictures.flatMap(({ children }) => children));
    return { ...found, children: await consents.findChildren([...ids]) };
  });

  serve(app, childPictureCalls.mark, async ({ body, session }) => {
    await pictures.mark(body, actorOf(session));
    return { success: true as const, message: "The marks are saved." };
  });
}
