import { readdir } from "node:fs/promises";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isDataPath, isPlainPath, pagePath, readAddress } from "../../content/address.ts";
import { unsupportedType } from "../errors.ts";
import type { AnswerPublicly } from "../page-cache/answer-publicly.ts";
import type { CompressOnce } from "../page-cache/cached-response.ts";
import type { RenderSite } from "./site-handler.ts";

const YEAR = "public, max-age=31536000, immutable";
const DAY = "public, max-age=86400";
const MAX_FORM_BYTES = 64 * 1024;

/** What was made for browsers. */
export interface StaticFolders {
  client: string;
  pictures: string;
}

export interface SiteRouteParts {
  folders: StaticFolders;
  render: RenderSite;
  answerPublicly: AnswerPublicly;
  compressOnce: CompressOnce;
  /** Paths whose answer depends on the query, which are therefore rendered anew when there is one. */
  queryPaths: ReadonlySet<string>;
}

export async function registerSiteRoutes(app: FastifyInstance, parts: SiteRouteParts): Promise<void> {
  await registerStaticFiles(app, parts.folders);

  app.removeAllContentTypeParsers();
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
      const { path, query } = readAddress(request.url);
      // A request for data with a query asks for a part of a page.
      const isShared = query === "" || !(isDataPath(path) || parts.queryPaths.has(pagePath(path)));
      if (isShared && isPlainPath(path)) {
        return parts.answerPublicly(request, reply, () => parts.render(toSiteRequest(request, path)));
      }
      return sendFresh(request, reply, parts);
    },
  });

  app.route({
    method: "POST",
    url: "/contact",
    config: { access: "public" },
    handler: (request, reply) => {
      if (typeof request.body !== "string") throw unsupportedType("Send this form as it stands on the page");
      return sendFresh(request, reply, parts);
    },
  });
}

function toSiteRequest(request: FastifyRequest, url: string) {
  return { method: "GET", url, address: request.ip };
}

async function sendFresh(
  request: FastifyRequest,
  reply: FastifyReply,
  { render, compressOnce }: SiteRouteParts,
): Promise<FastifyReply> {
  const type = request.headers["content-type"];
  const made = await render({
    method: request.method === "HEAD" ? "GET" : request.method,
    url: request.url,
    address: request.ip,
    ...(typeof request.body === "string" && type && { body: { type, text: request.body } }),
  });
  const { headers, body } = await compressOnce(made.body, request.headers["accept-encoding"]);
  return reply
    .code(made.status)
    .headers({ "cache-control": "no-store", ...made.headers, ...headers })
    .send(body);
}

/** Files of the build: those with a hash in their name never change, the rest (icons, manifest) rarely do. */
async function registerStaticFiles(app: FastifyInstance, { client, pictures }: StaticFolders): Promise<void> {
  await app.register(fastifyStatic, { root: client, serve: false, preCompressed: true, cacheControl: false });
  const serve = (url: string, caching: string, root: string) =>
    app.get<{ Params: { "*": string } }>(url, { config: { access: "public" } }, (request, reply) =>
      reply.header("cache-control", caching).sendFile(request.params["*"] ?? url.slice(1), root),
    );
  serve("/assets/*", YEAR, path.join(client, "assets"));
  serve("/pictures/*", YEAR, pictures);
  const entries = await readdir(client, { withFileTypes: true });
  const isCompressedForm = (name: string) => /\.(br|gz)$/.test(name);
  for (const entry of entries) {
    if (entry.isFile() && !isCompressedForm(entry.name)) serve(`/${entry.name}`, DAY, client);
    else if (entry.isDirectory() && entry.name === "icons")
      serve("/icons/*", DAY, path.join(client, "icons"));
  }
}
