import type { FastifyInstance } from "fastify";
import { createSaver, type Publish } from "../../../../core/server/content/publish.ts";
import { actorOf } from "../../../../core/server/database/entries/record-change.ts";
import type { Database } from "../../../../core/server/database/tables.ts";
import { notFound } from "../../../../core/server/errors.ts";
import { serve } from "../../../../core/server/serve.ts";
import { applications } from "../../content/applications.ts";
import { drawCalls } from "../../content/office/draw-contract.ts";
import { announceDraw, carryOutDraw, findDraw, readDraws } from "./draw-store.ts";

interface DrawServices {
  db: Database;
  publish: Publish;
  now: (() => number) | undefined;
}

export function registerDrawRoutes(
  app: FastifyInstance,
  { db, publish, now = Date.now }: DrawServices,
): void {
  const save = createSaver(db, publish);
  const findNow = () => new Date(now()).toISOString();

  async function requireDraw(id: string) {
    const draw = await findDraw(db, id);
    if (!draw) throw notFound(applications.singular);
    return draw;
  }

  serve(app, drawCalls.list, () => readDraws(db));

  serve(app, drawCalls.announce, async ({ body, session }) => {
    const { _id } = await save((tx) => announceDraw(tx, body, actorOf(session), findNow()));
    return requireDraw(_id);
  });

  serve(app, drawCalls.draw, async ({ params: { id }, body: { seed }, session }) => {
    await save((tx) => carryOutDraw(tx, id, seed, actorOf(session), findNow()));
    return requireDraw(id);
  });
}
