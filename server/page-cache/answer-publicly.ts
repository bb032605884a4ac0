import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isPlainPath } from "../plain-path.ts";
import {
  type AnswerCache,
  chooseEncoding,
  type FinishedAnswer,
  finishAnswer,
  type MadeAnswer,
  matchesEtag,
  writeAnswer,
} from "./answer-cache.ts";
import { PUBLIC_CACHING, proxyExpiry } from "./public-caching.ts";

/** Answers an anonymous GET from the cache, making and keeping the answer when it is not there. */
export type AnswerPublicly = (
  request: FastifyRequest,
  reply: FastifyReply,
  make: () => Promise<MadeAnswer>,
) => Promise<FastifyReply>;

export function createPublicAnswers(
  cache: AnswerCache,
  headersForAll: Record<string, string>,
): AnswerPublicly {
  return async (request, reply, make) => {
    const makeComplete = async () => {
      const { headers, ...made } = await make();
      // It is about this making; whoever gets the kept answer waits for none.
      const { "server-timing": timing, ...kept } = headers;
      if (timing !== undefined) reply.header("server-timing", timing);
      const caching = made.status === 200 ? PUBLIC_CACHING : "no-store";
      return { ...made, headers: { ...headersForAll, "cache-control": caching, ...kept } };
    };
    const key = cacheKey(request.url);
    const answer = isPlainPath(key)
      ? await cache.get(key, makeComplete)
      : await finishAnswer(await makeComplete());
    return sendFinished(answer, request, reply);
  };
}

const API_PATH = /^\/api\//i;

/**
 * The path decides; a query only adds what campaigns and messengers append to shared links. Pages answer to their path
 * in upper case too, the API does not.
 */
export function cacheKey(url: string): string {
  const end = url.indexOf("?");
  const path = end === -1 ? url : url.slice(0, end);
  const trimmed = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
  return API_PATH.test(trimmed) ? trimmed : trimmed.toLowerCase();
}

/** Serves a kept answer before routing and hooks; false when there is none. */
export function serveKept(cache: AnswerCache, request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  if (request.headers.authorization !== undefined) return false;
  const url = request.url ?? "/";
  // A query may ask for a part of a list or a search; those that it does not concern come back here as a hit.
  if (url.includes("?")) return false;
  // Most addresses are written as their key is.
  const answer = cache.find(url) ?? cache.find(cacheKey(url));
  if (!answer) return false;
  cache.counts.hits++;
  const status = writeAnswer(answer, request, response);
  if (status === 304) cache.counts.sentNotModified++;
  else cache.counts.sentWhole++;
  return true;
}

function sendFinished(answer: FinishedAnswer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { authorization, "if-none-match": known, "accept-encoding": accepted } = request.headers;
  const isKnown = answer.status === 200 && matchesEtag(known, answer.etag);
  const form = answer.forms[chooseEncoding(accepted)];
  const headers = { ...(isKnown ? answer.notModified.headers : form.headers) };
  // The answer may say that the token is dead, which must not reach others through a cache in front.
  if (authorization !== undefined) headers["cache-control"] = "no-store";
  const expiry = proxyExpiry(request, headers);
  if (expiry !== undefined) headers["x-accel-expires"] = expiry;
  reply.code(isKnown ? 304 : answer.status).headers(headers);
  return isKnown ? reply.send() : reply.send(form.body);
}
