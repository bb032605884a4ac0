import type { FastifyInstance } from "fastify";
import { describeApi } from "../../openapi.ts";
import type { AnswerPublicly } from "../../page-cache/answer-publicly.ts";
import { renderApiDocs } from "./api-docs-page.ts";

/** The API document as JSON, and as a page without scripts. */
export function registerApiDocs(app: FastifyInstance, answerPublicly: AnswerPublicly): void {
  app.get("/openapi.json", { config: { access: "public" } }, (request, reply) =>
    answerPublicly(request, reply, async () => ({
      status: 200,
      headers: { "content-type": "application/json; charset=utf-8" },
      body: JSON.stringify(describeApi(app)),
      tags: new Set(),
    })),
  );

  app.get("/docs", { config: { access: "public" } }, (request, reply) =>
    answerPublicly(request, reply, async () => renderApiDocs(describeApi(app))),
  );
}
