import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isPlainPath, normalizePath, readAddress } from "../../content/site/address.ts";
import { chooseForClient, prepareResponse, type RenderedResponse } from "./cached-response.ts";
import type { ResponseCache } from "./response-cache.ts";

/**
 * Browsers revalidate each time and mostly get a 304; a cache in front may keep a response for a second. Nginx counts whole
 * seconds, so an edit is visible within two.
 */
export const PUBLIC_CACHING = "public, max-age=0, s-maxage=1";

/** Answers an anonymous GET from the cache; renders and caches the response if it is not there. */
export type AnswerPublicly = (
  request: FastifyRequest,
  reply: FastifyReply,
  render: () => Promise<RenderedResponse>,
) => Promise<FastifyReply>;

export function createAnswerPublicly(
  cache: ResponseCache,
  headersForAll: Record<string, string>,
): AnswerPublicly {
  return async (request, reply, render) => {
    const renderComplete = async () => {
      const { headers, ...rendered } = await render();
      // Only for this request: it is about the rendering.
      const { "server-timing": timing, ...lasting } = headers;
      if (timing !== undefined) reply.header("server-timing", timing);
      const caching = rendered.status === 200 ? PUBLIC_CACHING : "no-store";
      return { ...rendered, headers: { ...headersForAll, "cache-control": caching, ...lasting } };
    };
    // The query is ignored: campaigns and messengers append parameters to shared links.
    const { path } = readAddress(request.url);
    const response = isPlainPath(path)
      ? await cache.get(path, renderComplete)
      : await prepareResponse(await renderComplete());
    const { status, headers, body } = chooseForClient(response, request.headers);
    return reply.code(status).headers(headers).send(body);
  };
}

/** Serves a cached response before routing and hooks; false if there is none. */
export function serveCached(
  cache: ResponseCache,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  if (request.headers.authorization !== undefined) return false;
  const url = request.url ?? "/";
  // The route reads the query, which may ask for a part of a list or a search.
  if (url.includes("?")) return false;
  const cached = cache.find(normalizePath(url));
  if (!cached) return false;
  const { status, headers, body } = chooseForClient(cached, request.headers);
  // For HEAD, Node sends only the headers.
  response.writeHead(status, headers).end(body);
  if (status === 304) cache.counts.sentNotModified++;
  else cache.counts.sentWhole++;
  return true;
}
