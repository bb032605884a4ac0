import type { FastifyInstance } from "fastify";
import { pictureCalls } from "../../../content/api/api-contract.ts";
import { featureOfType } from "../../../content/parts/parts.ts";
import { ALBUM_TYPES } from "../../../content/types/album-types.ts";
import type { ContentStore } from "../../content/content-store.ts";
import { audienceOf } from "../../content/present-row.ts";
import type { KnownParts } from "../../parts/known-parts.ts";
import { serve } from "../../serve.ts";
import type { AlbumAudiences } from "./album-pictures.ts";

export const albumAudiences = (request: Parameters<typeof audienceOf>[0]): AlbumAudiences =>
  new Map(ALBUM_TYPES.map((type) => [type, audienceOf(request, type)]));

export function registerAlbumPictureRoutes(
  app: FastifyInstance,
  store: ContentStore,
  parts: KnownParts,
): void {
  serve(app, pictureCalls.list, async (request, reply) => {
    const audiences = new Map(
      [...albumAudiences(request)].filter(([{ name }]) => parts.isOnNow(featureOfType(name))),
    );
    const { pictures, total } = await store.listAlbumPictures(audiences, request.query);
    reply.header("x-total-count", String(total));
    return pictures;
  });

  serve(app, pictureCalls.findHidden, async () => ({ files: [...(await store.findHiddenPictures())] }));
}
