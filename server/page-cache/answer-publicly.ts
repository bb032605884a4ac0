import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isPlainPath, normalizePath, readAddress } from "../../content/site/address.ts";
import { chooseForClient, prepareResponse, type RenderedResponse } from "./cached-response.ts";
import { PUBLIC_CACHING } from "./public-caching.ts";
import type { ResponseCache } from "./response-cache.ts";

/** Answers an anonymous GET from the cache, rendering and caching the response when it is not there. */
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
      // It is about this rendering; whoever gets the cached response waits for none.
      const { "server-timing": timing, ...lasting } = headers;
      if (timing !== undefined) reply.header("server-timing", timing);
      const caching = rendered.status === 200 ? PUBLIC_CACHING : "no-store";
      return { ...rendered, headers: { ...headersForAll, "cache-control": caching, ...lasting } };
    };
    // A query only adds what campaigns and messengers append to shared links.
    const { path } = readAddress(request.url);
    const response = isPlainPath(path)
      ? await cache.get(path, renderComplete)
      : await prepareResponse(await renderComplete());
    const { status, headers, body } = chooseForClient(response, request.headers);
    return reply.code(status).headers(headers).send(body);
  };
}

/** Serves a cached response before routing and hooks; false when there is none. */
export function serveCached(
  cache: ResponseCache,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  if (request.headers.authorization !== undefined) return false;
  const url = request.url ?? "/";
  // A query may ask for a part of a list or a search; the route knows.
  if (url.includes("?")) return false;
  const cached = cache.find(normalizePath(url));
  if (!cached) return false;
  const { status, headers, body } = chooseForClient(cached, request.headers);
  // To HEAD, Node sends the head alone.
  response.writeHead(status, headers).end(body);
  if (status === 304) cache.counts.sentNotModified++;
  else cache.counts.sentWhole++;
  return true;
}
