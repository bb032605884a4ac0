import type { FastifyInstance, FastifyReply } from "fastify";
import { NEVER_SAVED } from "../../content/api/api-contract.ts";
import { can } from "../../content/api/permissions.ts";
import { findNeeds, isOn, type OffParts, PARTS_TYPE, parts } from "../../content/parts/parts.ts";
import { type PartLink, type PartsAnswer, partsCalls } from "../../content/parts/parts-contract.ts";
import { PUBLIC_JSON } from "../content/answer-list.ts";
import { editGuard, entityTag } from "../content/entity-tag.ts";
import { sendUndo } from "../content/many/undo-header.ts";
import { actorOf } from "../database/entries/record-change.ts";
import type { AnswerPublicly } from "../page-cache/answer-publicly.ts";
import { serve } from "../serve.ts";
import type { PartsStore, StoredParts } from "./parts-store.ts";

interface PartsServices {
  store: PartsStore;
  answerPublicly: AnswerPublicly;
  findLinks(off: OffParts): Promise<PartLink[]>;
}

/** Which parts of the site are on. */
export function registerPartsRoutes(
  app: FastifyInstance,
  { store, answerPublicly, findLinks }: PartsServices,
): void {
  serve(app, partsCalls.find, async (request, reply) => {
    if (can(request.session, "pages:read")) return sendParts(reply, await store.find());
    return answerPublicly(request, reply, async () => ({
      status: 200,
      headers: PUBLIC_JSON,
      body: JSON.stringify(presentParts(await store.find())),
      tags: new Set([PARTS_TYPE]),
    }));
  });

  serve(app, partsCalls.save, async (request, reply) => {
    const mayEdit = editGuard(request.headers["if-match"]);
    const { undo, ...saved } = await store.set(new Set(request.body.off), actorOf(request.session), mayEdit);
    return sendParts(sendUndo(reply, undo), saved);
  });

  serve(app, partsCalls.findLinks, async () => ({ links: await findLinks((await store.find()).off) }));
}

const presentParts = ({ off, updatedAt }: StoredParts): PartsAnswer => ({
  parts: parts.map(({ name, title, about }) => ({
    name,
    title: { en: title[0], hi: title[1] },
    about: { en: about[0], hi: about[1] },
    needs: findNeeds(name),
    isOn: isOn(off, name),
  })),
  updatedAt,
});

const sendParts = (reply: FastifyReply, stored: StoredParts): FastifyReply =>
  reply.header("etag", entityTag(stored.updatedAt ?? NEVER_SAVED)).send(presentParts(stored));
