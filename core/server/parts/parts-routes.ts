import type { FastifyReply } from "fastify";
import { NEVER_SAVED } from "../../content/api/api-contract.ts";
import { can } from "../../content/api/permissions.ts";
import { findNeeds, isOn, PARTS_PATH, PARTS_TYPE, parts } from "../../content/parts/parts.ts";
import { type PartsAnswer, partsInputSchema, partsSchema } from "../../content/parts/parts-contract.ts";
import { PUBLIC_JSON } from "../content/answer-list.ts";
import { editGuard, entityTag } from "../content/entity-tag.ts";
import { sendUndo, withUndo } from "../content/many/undo-header.ts";
import { actorOf } from "../database/entries/record-change.ts";
import { type Api, NOT_MODIFIED, routesOf } from "../openapi.ts";
import type { AnswerPublicly } from "../page-cache/answer-publicly.ts";
import type { PartsStore, StoredParts } from "./parts-store.ts";

const route = routesOf("Parts of the site");

/** Which parts of the site are on. */
export function registerPartsRoutes(
  app: Api,
  { store, answerPublicly }: { store: PartsStore; answerPublicly: AnswerPublicly },
): void {
  app.get(
    PARTS_PATH,
    route("public", "List the parts of the site, and which are on", {
      response: { 200: partsSchema, 304: NOT_MODIFIED },
    }),
    async (request, reply) => {
      if (can(request.session, "pages:read")) return sendParts(reply, await store.find());
      return answerPublicly(request, reply, async () => ({
        status: 200,
        headers: PUBLIC_JSON,
        body: JSON.stringify(presentParts(await store.find())),
        tags: new Set([PARTS_TYPE]),
      }));
    },
  );

  app.put(
    PARTS_PATH,
    route("pages:write", "Switch parts of the site off and on; nothing is deleted", {
      body: partsInputSchema,
      refusals: [409, 422],
      response: { 200: withUndo(partsSchema) },
    }),
    async (request, reply) => {
      const mayEdit = editGuard(request.headers["if-match"]);
      const { undo, ...saved } = await store.set(
        new Set(request.body.off),
        actorOf(request.session),
        mayEdit,
      );
      return sendParts(sendUndo(reply, undo), saved);
    },
  );
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
