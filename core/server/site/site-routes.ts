import { readdir } from "node:fs/promises";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { resourceList } from "../../../features/types.ts";
import { message } from "../../content/messages/message.ts";
import { isPlainPath, normalizePath, readAddress, resolveOnSite } from "../../content/site/address.ts";
import { LOGIN_PATH } from "../../content/site/login-path.ts";
import { isEntryPath, OFFICE_PATHS } from "../../content/site/office-paths.ts";
import { WORKER_PATH } from "../../content/site/offline.ts";
import { publicPages } from "../../content/site/public-pages.ts";
import { withLineFeeds } from "../../content/text/line-breaks.ts";
import { everyAddress } from "../../words/languages.ts";
import { unsupportedType } from "../errors.ts";
import type { AnswerPublicly } from "../page-cache/answer-publicly.ts";
import type { CompressOnce } from "../page-cache/cached-response.ts";
import { KEEPING_WORKER, REMOVING_WORKER, WORKERS } from "./site-build.ts";
import { type SiteRenderer, SPECULATION_RULES_PATH } from "./site-renderer.ts";

const YEAR = "public, max-age=31536000, immutable";
const DAY = "public, max-age=86400";
/** Large, so that the form itself says which text is too long, and keeps it. */
const MAX_FORM_BYTES = 1024 * 1024;

export interface SiteRouteParts {
  /** The folder of the files for browsers. */
  clientFolder: string;
  /** False: phones remove the pages that they have saved. */
  worksOffline: boolean;
  workerContentSecurityPolicy: string;
  renderer: SiteRenderer;
  answerPublicly: AnswerPublicly;
  compressOnce: CompressOnce;
  /** Pages whose response depends on the query. With a query they are not cached here; `caching` is their Cache-Control. */
  queryPages: readonly { pattern: RegExp; caching: string }[];
}

export async function registerSiteRoutes(app: FastifyInstance, parts: SiteRouteParts): Promise<void> {
  const { renderer, answerPublicly } = parts;
  await registerStaticFiles(app, parts);

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: MAX_FORM_BYTES },
    (_request, text, done) => done(null, text),
  );

  app.get(SPECULATION_RULES_PATH, { config: { access: "public" } }, (_request, reply) =>
    reply.type("application/speculationrules+json").header("cache-control", DAY).send(SPECULATION_RULES),
  );

  app.route({
    method: "GET",
    url: "/*",
    config: { access: "public" },
    handler: (request, reply) => {
      const { path, query } = readAddress(request.url);
      if (officePaths.has(path)) return answerPublicly(request, reply, () => renderer.office(path));
      if (isEntryPath(path))
        return answerPublicly(request, reply, () => renderUncachedOffice(renderer, path));
      const isShared = query === "" || !findQueryPage(parts, path);
      if (isShared && isPlainPath(path)) {
        return answerPublicly(request, reply, () =>
          renderer.page({ path, query: new URLSearchParams(), address: request.ip }),
        );
      }
      return sendFresh(request, reply, parts);
    },
  });

  for (const url of messagePaths) {
    app.route({
      method: "POST",
      url,
      config: { access: "public" },
      handler: (request, reply) => {
        if (typeof request.body !== "string") throw unsupportedType(message("form_not_of_page"));
        return sendFresh(request, reply, parts, request.body);
      },
    });
  }
}

const messagePaths = publicPages
  .filter(({ takesMessages }) => takesMessages)
  .flatMap(({ path }) => everyAddress(path));

const officePaths: ReadonlySet<string> = new Set(
  [...OFFICE_PATHS, ...resourceList.map(({ screen }) => screen.path)].map(normalizePath),
);

/** Not cached: there is no limit to these addresses, and they would displace the public pages. */
async function renderUncachedOffice(renderer: SiteRenderer, path: string) {
  const office = await renderer.office(path);
  return { ...office, headers: { ...office.headers, "cache-control": "no-store" } };
}

/** Browsers fetch a page when its link is touched or hovered. */
const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: "/admin/*" } },
          ...everyAddress(LOGIN_PATH).map((path) => ({ not: { href_matches: path } })),
          { not: { href_matches: "/api/*" } },
          ...publicPages
            .filter(({ isFetchedOnClick }) => isFetchedOnClick)
            .flatMap(({ path }) => everyAddress(path.replace(/:\w+/g, "*")))
            .map((path) => ({ not: { href_matches: path } })),
          { not: { selector_matches: "[target=_blank]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});

const findQueryPage = ({ queryPages }: SiteRouteParts, path: string) =>
  queryPages.find(({ pattern }) => pattern.test(path));

async function sendFresh(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: SiteRouteParts,
  form?: string,
): Promise<FastifyReply> {
  const { pathname, searchParams } = resolveOnSite(request.url);
  const path = normalizePath(decodePath(pathname));
  const made = await parts.renderer.page({
    path,
    query: searchParams,
    address: request.ip,
    ...(form !== undefined && { form: withLineFeeds(Object.fromEntries(new URLSearchParams(form))) }),
  });
  const { headers, body } = await parts.compressOnce(made.body, request.headers["accept-encoding"]);
  const isPage = made.status === 200 && form === undefined;
  const caching = (isPage && findQueryPage(parts, path)?.caching) || "no-store";
  return reply
    .code(made.status)
    .headers({ "cache-control": caching, ...made.headers, ...headers })
    .send(body);
}

/** `/%61bout` is `/about`. A path that cannot be decoded leads to the page for unknown addresses. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Files of the build: those with a hash in their name never change, the others (icons, manifest) rarely do. */
async function registerStaticFiles(
  app: FastifyInstance,
  { clientFolder: client, worksOffline, workerContentSecurityPolicy }: SiteRouteParts,
): Promise<void> {
  await app.register(fastifyStatic, { root: client, serve: false, preCompressed: true, cacheControl: false });
  const serve = (url: string, caching: string, root: string) =>
    app.get<{ Params: { "*": string } }>(url, { config: { access: "public" } }, (request, reply) =>
      reply.header("cache-control", caching).sendFile(request.params["*"] ?? url.slice(1), root),
    );
  serve("/assets/*", YEAR, path.join(client, "assets"));
  app.get(WORKER_PATH, { config: { access: "public" } }, (_request, reply) =>
    reply
      .headers({
        "cache-control": "no-cache",
        "content-security-policy": workerContentSecurityPolicy,
      })
      .sendFile(worksOffline ? KEEPING_WORKER : REMOVING_WORKER, client),
  );
  const entries = await readdir(client, { withFileTypes: true });
  const isServed = (name: string) => !/\.(br|gz)$/.test(name) && !(name in WORKERS);
  for (const entry of entries) {
    if (entry.isFile() && isServed(entry.name)) serve(`/${entry.name}`, DAY, client);
    else if (entry.isDirectory() && entry.name === "icons")
      serve("/icons/*", DAY, path.join(client, "icons"));
  }
}
