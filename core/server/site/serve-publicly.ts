import type { FastifyInstance } from "fastify";
import type { AnswerPublicly } from "../page-cache/answer-publicly.ts";
import type { SiteContent } from "../pages/site-content.ts";

export interface PublicParts {
  openContent(): SiteContent;
  answerPublicly: AnswerPublicly;
}

/** Adds a public GET route for what `make` returns. The response is cached until the content that it read changes. */
export function servePublicly(
  app: FastifyInstance,
  { openContent, answerPublicly }: PublicParts,
  path: string,
  {
    headers,
    make,
    staysOn,
  }: {
    headers: Record<string, string>;
    /** The route answers while its feature is switched off, too. */
    staysOn?: true;
    /** Called with the named parts of the path. */
    make(content: SiteContent, params: Record<string, string>): Promise<string | Buffer>;
  },
): void {
  app.get<{ Params: Record<string, string> }>(
    path,
    { config: { access: "public", ...(staysOn && { staysOn }) } },
    (request, reply) =>
      answerPublicly(request, reply, async () => {
        const content = openContent();
        const body = await make(content, request.params);
        return { status: 200, headers, body, ...content.shown };
      }),
  );
}
