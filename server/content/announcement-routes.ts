import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import {
  ANNOUNCEMENT_PATHS,
  ANNOUNCEMENT_TAG,
  announcementSchema,
} from "../../content/resources/announcement.ts";
import type { AnswerPublicly } from "../page-cache/answer-publicly.ts";
import type { AnnouncementStore } from "./announcement-store.ts";

export function registerAnnouncementRoutes(
  app: FastifyInstance,
  { announcements, answerPublicly }: { announcements: AnnouncementStore; answerPublicly: AnswerPublicly },
): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const tags = ["Announcement"];

  routes.get(ANNOUNCEMENT_PATHS.get, { config: { access: "public" }, schema: { tags } }, (request, reply) =>
    answerPublicly(request, reply, async () => ({
      status: 200,
      headers: { "content-type": "application/json; charset=utf-8" },
      body: JSON.stringify({ text: (await announcements.find()) ?? null }),
      tags: new Set([ANNOUNCEMENT_TAG]),
    })),
  );

  routes.post(
    ANNOUNCEMENT_PATHS.set,
    { config: { access: "admin" }, schema: { tags, body: announcementSchema } },
    async (request) => ({ text: await announcements.set(request.body) }),
  );
}
