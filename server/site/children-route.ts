import type { FastifyInstance } from "fastify";
import { CHILDREN_VERSION_PATH } from "../../content/site/offline.ts";
import type { SiteContent } from "../content/site-content.ts";
import type { AnswerPublicly } from "../page-cache/answer-publicly.ts";

interface ChildrenRouteParts {
  openContent(): SiteContent;
  findChildrenVersion(content: SiteContent): Promise<string>;
  answerPublicly: AnswerPublicly;
}

/** Lets a phone find out whether its saved copies still show what the site shows of children. */
export function registerChildrenRoute(
  app: FastifyInstance,
  { openContent, findChildrenVersion, answerPublicly }: ChildrenRouteParts,
): void {
  app.get(CHILDREN_VERSION_PATH, { config: { access: "public" } }, (request, reply) =>
    answerPublicly(request, reply, async () => {
      const content = openContent();
      const body = await findChildrenVersion(content);
      const headers = { "content-type": "text/plain; charset=utf-8", "x-robots-tag": "noindex" };
      return { status: 200, headers, body, ...content.shown };
    }),
  );
}
