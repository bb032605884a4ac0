import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { describeApi } from "../../openapi.ts";
import type { AnswerPublicly } from "../../page-cache/answer-publicly.ts";
import { DOCS_STYLE, renderApiDocs } from "./api-docs-page.ts";

const STYLE_HASH = createHash("sha256").update(DOCS_STYLE).digest("base64");

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
    answerPublicly(request, reply, async () => ({
      status: 200,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      },
      body: renderApiDocs(describeApi(app)),
      tags: new Set(),
    })),
  );
}
