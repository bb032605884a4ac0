import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { AnswerPublicly } from "../page-cache/answer-publicly.ts";
import type { RenderSite } from "./site-handler.ts";

const YEAR = "public, max-age=31536000, immutable";
const DAY = "public, max-age=86400";
const MAX_FORM_BYTES = 64 * 1024;

export interface SiteRouteParts {
  /** Where `react-router build` put the browser's files; undefined in development, where Vite serves them. */
  clientFolder: string | undefined;
  render: RenderSite;
  answerPublicly: AnswerPublicly;
  /** Paths whose answer depends on the query, which are therefore rendered anew when there is one. */
  queryPaths: ReadonlySet<string>;
}

export async function registerSiteRoutes(app: FastifyInstance, parts: SiteRouteParts): Promise<void> {
  if (parts.clientFolder !== undefined) await registerStaticFiles(app, parts.clientFolder);

  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: MAX_FORM_BYTES },
    (_request, text, done) => done(null, text),
  );

  app.route({
    method: "GET",
    url: "/*",
    config: { access: "public" },
    handler: (request, reply) => {
      const [pathname = "/", query] = request.url.split("?", 2);
      const isShared = !query || !parts.queryPaths.has(pathname.replace(/\.data$/, ""));
      // A `.data` request with a query asks for a part of a page.
      const isPartOfPage = query !== undefined && pathname.endsWith(".data");
      if (isShared && !isPartOfPage) {
        return parts.answerPublicly(request, reply, () => parts.render(toSiteRequest(request, pathname)));
      }
      return sendFresh(request, reply, parts.render);
    },
  });

  app.route({
    method: "POST",
    url: "/contact",
    config: { access: "public" },
    handler: (request, reply) => sendFresh(request, reply, parts.render),
  });
}

function toSiteRequest(request: FastifyRequest, url: string) {
  return { method: "GET", url, address: request.ip };
}

async function sendFresh(
  request: FastifyRequest,
  reply: FastifyReply,
  render: RenderSite,
): Promise<FastifyReply> {
  const type = request.headers["content-type"];
  const made = await render({
    method: request.method === "HEAD" ? "GET" : request.method,
    url: request.url,
    address: request.ip,
    ...(typeof request.body === "string" && type && { body: { type, text: request.body } }),
  });
  return reply.code(made.status).header("cache-control", "no-store").headers(made.headers).send(made.body);
}

async function registerStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    // A route for each file: what is not a file goes on to the pages.
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const relative = path.relative(folder, file);
      reply.header("cache-control", /^(assets|pictures)[\\/]/.test(relative) ? YEAR : DAY);
    },
  });
}
