import { z } from "zod";
import { doneBodySchema } from "../../../../core/content/api/api-contract.ts";
import { ALBUM_TYPES } from "../../../../core/content/types/album-types.ts";
import { audienceOf } from "../../../../core/server/content/present-row.ts";
import { isEntryId } from "../../../../core/server/database/entries/entry-id.ts";
import { actorOf } from "../../../../core/server/database/entries/record-change.ts";
import { notFound } from "../../../../core/server/errors.ts";
import { type Api, routesOf } from "../../../../core/server/openapi.ts";
import { requirePermission } from "../../../../core/server/require-permission.ts";
import { label } from "../../../../core/words/label.ts";
import {
  PICTURE_CHILDREN_PATHS,
  pictureChildrenSchema,
  pictureMarkSchema,
} from "../../content/consent-contract.ts";
import { students } from "../../content/students.ts";
import type { ChildPictureStore } from "./child-pictures.ts";
import type { ConsentStore } from "./consent-store.ts";

const route = routesOf(students.singular.en);

/** Tags of children, from the pictures of an album or a post. */
export function registerPictureChildrenRoutes(
  app: Api,
  { pictures, consents }: { pictures: ChildPictureStore; consents: ConsentStore },
): void {
  app.get(
    PICTURE_CHILDREN_PATHS.ofEntry,
    route(
      "students:read",
      "List the students on the pictures of an album or a post, and what their parents allow",
      {
        params: z.object({ type: z.string(), id: z.string() }),
        response: { 200: pictureChildrenSchema },
      },
    ),
    async (request) => {
      requirePermission(request.session, "consents:read");
      const { type, id } = request.params;
      const resource = ALBUM_TYPES.find(({ name }) => name === type);
      if (!resource || !isEntryId(id)) throw notFound(resource?.singular ?? label("Gallery", "फ़ोटो गैलरी"));
      const found = await pictures.listChildren(resource, id, audienceOf(request, resource));
      const ids = new Set(found.pictures.flatMap(({ children }) => children));
      return { ...found, children: await consents.findChildren([...ids]) };
    },
  );
  app.post(
    PICTURE_CHILDREN_PATHS.mark,
    route("students:write", "Say that pictures of albums and posts show students, or that they do not", {
      body: pictureMarkSchema,
      refusals: [404],
      response: { 200: doneBodySchema },
    }),
    async (request) => {
      await pictures.mark(request.body, actorOf(request.session));
      return { success: true as const, message: "The marks are saved." };
    },
  );
}
