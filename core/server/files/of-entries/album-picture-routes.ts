import {
  ALBUM_PICTURES_PATH,
  albumPictureSchema,
  HIDDEN_PICTURES_PATH,
  hiddenPicturesSchema,
  listQuerySchema,
} from "../../../content/api/api-contract.ts";
import { featureOfType } from "../../../content/parts/parts.ts";
import { ALBUM_TYPES } from "../../../content/types/album-types.ts";
import type { ContentStore } from "../../content/content-store.ts";
import { audienceOf } from "../../content/present-row.ts";
import { type Api, describeList, routesOf } from "../../openapi.ts";
import type { KnownParts } from "../../parts/known-parts.ts";
import type { AlbumAudiences } from "./album-pictures.ts";

export const albumAudiences = (request: Parameters<typeof audienceOf>[0]): AlbumAudiences =>
  new Map(ALBUM_TYPES.map((type) => [type, audienceOf(request, type)]));

export function registerAlbumPictureRoutes(app: Api, store: ContentStore, parts: KnownParts): void {
  app.get(
    ALBUM_PICTURES_PATH,
    routesOf("Files")(
      "files:read",
      "List the pictures of albums and posts, which another one can use as `shared:NAME` in `keep`",
      {
        querystring: listQuerySchema,
        response: { 200: describeList("Pictures, the newest first", albumPictureSchema) },
      },
    ),
    async (request, reply) => {
      const audiences = new Map(
        [...albumAudiences(request)].filter(([{ name }]) => parts.isOnNow(featureOfType(name))),
      );
      const { pictures, total } = await store.listAlbumPictures(audiences, request.query);
      return reply.header("x-total-count", String(total)).send(pictures);
    },
  );
  app.get(
    HIDDEN_PICTURES_PATH,
    routesOf("Files")(
      "files:read",
      "List the pictures of albums and posts that visitors do not see, because a marked child may not be shown",
      { response: { 200: hiddenPicturesSchema } },
    ),
    async () => ({ files: [...(await store.findHiddenPictures())] }),
  );
}
