import type { FastifyInstance, FastifyReply } from "fastify";
import { NEVER_SAVED } from "../../../core/content/api/api-contract.ts";
import { can } from "../../../core/content/api/permissions.ts";
import { PUBLIC_JSON } from "../../../core/server/content/answer-list.ts";
import { editGuard, entityTag } from "../../../core/server/content/entity-tag.ts";
import { sendUndo } from "../../../core/server/content/many/undo-header.ts";
import { actorOf } from "../../../core/server/database/entries/record-change.ts";
import type { AnswerPublicly } from "../../../core/server/page-cache/answer-publicly.ts";
import { pageTag } from "../../../core/server/page-cache/tags.ts";
import { serve } from "../../../core/server/serve.ts";
import { announcementCalls } from "../content/announcement.ts";
import type { AnnouncementStore } from "./announcement-store.ts";

export function registerAnnouncementRoutes(
  app: FastifyInstance,
  { announcements, answerPublicly }: { announcements: AnnouncementStore; answerPublicly: AnswerPublicly },
): void {
  serve(app, announcementCalls.find, async (request, reply) => {
    if (can(request.session, "announcement:read")) {
      const found = await announcements.find();
      sendVersion(reply, found.updatedAt);
      return found;
    }
    return answerPublicly(request, reply, async () => ({
      status: 200,
      headers: PUBLIC_JSON,
      body: JSON.stringify({ text: (await announcements.find()).text }),
      tags: new Set([pageTag("announcement")]),
    }));
  });

  serve(app, announcementCalls.set, async ({ body, headers, session }, reply) => {
    const mayEdit = editGuard(headers["if-match"]);
    const { text, updatedAt, undo } = await announcements.set(body, actorOf(session), mayEdit);
    sendVersion(sendUndo(reply, undo), updatedAt);
    return { text };
  });
}

const sendVersion = (reply: FastifyReply, updatedAt: string | null): FastifyReply =>
  reply.header("etag", entityTag(updatedAt ?? NEVER_SAVED));
