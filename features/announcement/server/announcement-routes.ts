import type { FastifyReply } from "fastify";
import { z } from "zod";
import { NEVER_SAVED } from "../../../core/content/api/api-contract.ts";
import { can } from "../../../core/content/api/permissions.ts";
import { PUBLIC_JSON } from "../../../core/server/content/answer-list.ts";
import { editGuard, entityTag } from "../../../core/server/content/entity-tag.ts";
import { sendUndo, withUndo } from "../../../core/server/content/many/undo-header.ts";
import { actorOf } from "../../../core/server/database/entries/record-change.ts";
import { type Api, NOT_MODIFIED, routesOf } from "../../../core/server/openapi.ts";
import type { AnswerPublicly } from "../../../core/server/page-cache/answer-publicly.ts";
import { ANNOUNCEMENT_PATHS, ANNOUNCEMENT_TAG, announcementSchema } from "../content/announcement.ts";
import type { AnnouncementStore } from "./announcement-store.ts";

const answerSchema = z.object({
  text: z
    .object({ content: z.string(), contentHi: z.string().nullable(), link: z.string().nullable() })
    .nullable(),
});

const readSchema = answerSchema.extend({
  updatedAt: z.iso.datetime().nullable().optional().describe("For the office: the version for `If-Match`"),
});

export function registerAnnouncementRoutes(
  app: Api,
  { announcements, answerPublicly }: { announcements: AnnouncementStore; answerPublicly: AnswerPublicly },
): void {
  const route = routesOf("Announcement");

  app.get(
    ANNOUNCEMENT_PATHS.get,
    route("public", "Read the scrolling text", { response: { 200: readSchema, 304: NOT_MODIFIED } }),
    async (request, reply) => {
      if (can(request.session, "announcement:read")) {
        const { text = null, updatedAt } = await announcements.find();
        return sendVersion(reply, updatedAt).send({ text, updatedAt: updatedAt ?? null });
      }
      return answerPublicly(request, reply, async () => ({
        status: 200,
        headers: PUBLIC_JSON,
        body: JSON.stringify({ text: (await announcements.find()).text ?? null }),
        tags: new Set([ANNOUNCEMENT_TAG]),
      }));
    },
  );

  app.post(
    ANNOUNCEMENT_PATHS.set,
    route("announcement:write", "Set the scrolling text, or take it down with an empty one", {
      body: announcementSchema,
      refusals: [409],
      response: { 200: withUndo(answerSchema) },
    }),
    async (request, reply) => {
      const mayEdit = editGuard(request.headers["if-match"]);
      const actor = actorOf(request.session);
      const { text = null, updatedAt, undo } = await announcements.set(request.body, actor, mayEdit);
      return sendVersion(sendUndo(reply, undo), updatedAt).send({ text });
    },
  );
}

const sendVersion = (reply: FastifyReply, updatedAt: string | undefined): FastifyReply =>
  reply.header("etag", entityTag(updatedAt ?? NEVER_SAVED));
