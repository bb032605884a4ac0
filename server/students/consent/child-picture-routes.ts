import { z } from "zod";
import { CHILD_PICTURES_PATH, childPicturesSchema } from "../../../content/consent/consent-contract.ts";
import { students } from "../../../content/resources/students.ts";
import { isEntryId } from "../../database/entry-id.ts";
import { actorOf } from "../../database/record-change.ts";
import { notFound } from "../../errors.ts";
import { type Api, routesOf } from "../../openapi.ts";
import type { ChildPictureStore } from "./child-pictures.ts";

const route = routesOf(students.singular);
const params = z.object({ id: z.string() });

/** Tags of children in pictures of albums and posts, so that pictures can be removed when parents ask. */
export function registerChildPictureRoutes(app: Api, pictures: ChildPictureStore): void {
  app.get(
    CHILD_PICTURES_PATH,
    route("students:read", "List the pictures of albums and posts that show a student", {
      params,
      response: { 200: childPicturesSchema },
    }),
    async (request) => ({ files: await pictures.list(requireId(request.params)) }),
  );
  app.put(
    CHILD_PICTURES_PATH,
    route("students:write", "Say which pictures of albums and posts show a student", {
      params,
      body: childPicturesSchema,
      response: { 200: childPicturesSchema },
    }),
    async (request) => {
      const student = requireId(request.params);
      await pictures.save(student, request.body.files, actorOf(request.session));
      return { files: await pictures.list(student) };
    },
  );
}

function requireId({ id }: { id: string }): string {
  if (!isEntryId(id)) throw notFound("Student");
  return id;
}
