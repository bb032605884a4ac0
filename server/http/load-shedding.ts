import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { API_PREFIX } from "../../content/api-contract.ts";
import { temporarilyUnavailable } from "../errors.ts";
import { sendError } from "./error-handler.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Answered however busy the server is. */
    isNeverShed?: true;
  }
  interface FastifyRequest {
    endWork: (() => void) | undefined;
  }
}

/** Different addresses at work at once; those who ask for the same page mostly share one answer. */
const MAX_ADDRESSES = 50;
const MAX_REQUESTS = 1000;

/** How long the event loop may be busy with requests that came together, and how many of them are always let in. */
const MAX_TURN_MS = 300;
const MIN_REQUESTS_PER_TURN = 30;

const REPORT_EVERY_MS = 1000;

/**
 * Past its capacity the server says so at once instead of letting everybody wait. Cached pages never come here: they are
 * served before routing, and therefore longest.
 */
export function registerLoadShedding(app: FastifyInstance): void {
  const work = new WorkUnderWay();
  const turn = new LoopTurn();
  let refused = 0;
  const report = setInterval(() => {
    if (refused > 0) app.log.warn({ refused }, "too busy");
    refused = 0;
  }, REPORT_EVERY_MS);
  report.unref();
  app.addHook("onClose", async () => clearInterval(report));

  app.decorateRequest("endWork", undefined);
  app.addHook("onRequest", async (request, reply) => {
    if (request.routeOptions.config.isNeverShed) return;
    if (turn.hasTime() && work.hasRoomFor(addressOf(request))) return;
    refused++;
    return refuse(request, reply);
  });
  // Only now is the body there: whoever sends one slowly takes no part of the capacity.
  app.addHook("preValidation", async (request, reply) => {
    if (request.routeOptions.config.isNeverShed) return;
    request.endWork = work.begin(addressOf(request));
    reply.raw.once("close", request.endWork);
  });
  // And whoever receives the answer slowly takes none either.
  app.addHook("onSend", async (request) => {
    request.endWork?.();
  });
}

const addressOf = (request: FastifyRequest) => `${request.method} ${request.url}`;

/** What the server has taken on and not yet answered. */
class WorkUnderWay {
  readonly #requestsByAddress = new Map<string, number>();
  #requests = 0;

  hasRoomFor(address: string): boolean {
    const isKnown = this.#requestsByAddress.has(address);
    return this.#requests < MAX_REQUESTS && (isKnown || this.#requestsByAddress.size < MAX_ADDRESSES);
  }

  /** Returns what ends it; ending it twice does no harm. */
  begin(address: string): () => void {
    this.#requests++;
    this.#requestsByAddress.set(address, (this.#requestsByAddress.get(address) ?? 0) + 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#requests--;
      const others = (this.#requestsByAddress.get(address) ?? 1) - 1;
      if (others > 0) this.#requestsByAddress.set(address, others);
      else this.#requestsByAddress.delete(address);
    };
  }
}

/**
 * Requests that wait in their sockets are taken up one after the other in a single turn of the event loop, and a page
 * is often rendered from beginning to end before the next one is looked at. So the queue is seen by the length of the turn:
 * no timer runs, and little is under way, until all of them are done.
 */
class LoopTurn {
  #startedAt: number | undefined;
  #requests = 0;

  /** Whether a further request may begin in this turn. */
  hasTime(): boolean {
    if (this.#startedAt === undefined) {
      this.#startedAt = performance.now();
      setImmediate(() => {
        this.#startedAt = undefined;
        this.#requests = 0;
      });
    }
    const isLong = performance.now() - this.#startedAt > MAX_TURN_MS;
    if (isLong && this.#requests >= MIN_REQUESTS_PER_TURN) return false;
    this.#requests++;
    return true;
  }
}

/** People get a page that tries again, programs the usual error; not all of them after the same time. */
function refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = temporarilyUnavailable(3 + Math.floor(Math.random() * 5));
  request.refusal = error.id;
  const isPage = !request.url.startsWith(`${API_PREFIX}/`) && request.headers.accept?.includes("text/html");
  if (!isPage) return sendError(reply, error);
  const seconds = String(error.retryAfterSeconds);
  return reply
    .code(error.status)
    .headers({
      "retry-after": seconds,
      "cache-control": "no-store",
      "content-type": "text/html; charset=utf-8",
    })
    .send(busyPage(seconds));
}

const busyPage = (seconds: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${seconds}">
<title>Please wait a moment</title>
<h1>Please wait a moment</h1>
<p>Many people are visiting the site right now. This page tries again by itself in ${seconds} seconds.</p>
<p lang="hi">अभी बहुत लोग यह वेबसाइट देख रहे हैं। यह पृष्ठ ${seconds} सेकंड में अपने आप फिर खुलेगा।</p>
</html>
`;
