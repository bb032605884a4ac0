import { z } from "zod";
import {
  ANNOUNCEMENT_PATHS,
  ANNOUNCEMENT_TAG,
  announcementSchema,
} from "../../content/resources/announcement.ts";
import { actorOf } from "../database/record-change.ts";
import { type Api, NOT_MODIFIED, routesOf } from "../openapi.ts";
import type { AnswerPublicly } from "../page-cache/answer-publicly.ts";
import type { AnnouncementStore } from "./announcement-store.ts";
import { sendUndo, withUndo } from "./undo-header.ts";

const answerSchema = z.object({
  text: z
    .object({ content: z.string(), contentHi: z.string().nullable(), link: z.string().nullable() })
    .nullable(),
});

export function registerAnnouncementRoutes(
  app: Api,
  { announcements, answerPublicly }: { announcements: AnnouncementStore; answerPublicly: AnswerPublicly },
): void {
  const route = routesOf("Announcement");

  app.get(
    ANNOUNCEMENT_PATHS.get,
    route("public", "Read the scrolling text", { response: { 200: answerSchema, 304: NOT_MODIFIED } }),
    (request, reply) =>
      answerPublicly(request, reply, async () => ({
        status: 200,
        headers: { "content-type": "application/json; charset=utf-8" },
        body: JSON.stringify({ text: (await announcements.find()) ?? null }),
        tags: new Set([ANNOUNCEMENT_TAG]),
      })),
  );

  app.post(
    ANNOUNCEMENT_PATHS.set,
    route("announcement:write", "Set the scrolling text, or take it down with an empty one", {
      body: announcementSchema,
      response: { 200: withUndo(answerSchema) },
    }),
    async (request, reply) => {
      const { text, undo } = await announcements.set(request.body, actorOf(request.session));
      return sendUndo(reply, undo).send({ text: text ?? null });
    },
  );
}
