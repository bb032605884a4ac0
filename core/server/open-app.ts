import { createServer } from "node:http";
import type { Socket } from "node:net";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import { escapeUndecodable } from "../content/site/address.ts";
import type { Config } from "./config.ts";
import { isOpenedByPerson } from "./http/busy-page.ts";
import { answerUnroutable } from "./http/error-handler.ts";
import { allowOtherOrigins } from "./http/other-origins.ts";
import { answerUnreadable, refuseTwoHosts } from "./http/raw-refusals.ts";
import { type LogDestination, loggerOptions } from "./http/request-log.ts";
import { limitUnreadBody } from "./http/unread-body.ts";
import { serveCached } from "./page-cache/answer-publicly.ts";
import type { ResponseCache } from "./page-cache/response-cache.ts";

const MAX_JSON_BYTES = 256 * 1024;
const MAX_HEADER_BYTES = 16 * 1024;
/** Twenty photos over a slow connection take long; clients that stop sending are cut off much earlier. */
const SLOWEST_UPLOAD_MS = 15 * 60_000;
/** Without a byte in or out: longer than any work on an upload takes. */
const SILENT_CONNECTION_MS = 2 * 60_000;
/** Longer than proxies keep an idle connection (nginx: 60 s): a request that is sent while we close it would be lost. */
const IDLE_CONNECTION_MS = 72_000;
const CLOSE_IDLE_EVERY_MS = 200;
const HTTP_LIMITS = {
  maxHeaderSize: MAX_HEADER_BYTES,
  headersTimeout: 20_000,
  requestTimeout: SLOWEST_UPLOAD_MS,
  keepAliveTimeout: IDLE_CONNECTION_MS,
  connectionsCheckingInterval: 2000,
};

/** Replaces Fastify's own compilers: loading those takes longer than the rest of Fastify. */
const neverCalled = () => {
  throw new Error("Zod compiles every schema");
};

interface AppParts {
  /** Public responses. */
  cache: ResponseCache;
  headersForAll: Record<string, string>;
  /** Undefined: standard output. */
  logTo: LogDestination | undefined;
}

/** The HTTP server without routes: its limits, its log, what is served before routing, and how it closes. */
export function openApp(
  config: Pick<Config, "trustProxy" | "logLevel" | "corsOrigins">,
  { cache, headersForAll, logTo }: AppParts,
): FastifyInstance {
  let isClosing = false;
  const refuseTwoHostHeaders = refuseTwoHosts(headersForAll);
  const app = Fastify({
    logger: loggerOptions(config.logLevel, logTo),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: MAX_JSON_BYTES,
    // Requests on open connections are still answered, so that a restart loses none.
    return503OnClosing: false,
    requestTimeout: SLOWEST_UPLOAD_MS,
    // Visitors get the site's own page for an address that does not exist.
    rewriteUrl: (request) =>
      isOpenedByPerson(request) ? escapeUndecodable(request.url ?? "/") : (request.url ?? "/"),
    frameworkErrors: answerUnroutable(headersForAll),
    clientErrorHandler: answerUnreadable(headersForAll),
    schemaController: { compilersFactory: { buildValidator: neverCalled, buildSerializer: neverCalled } },
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    serverFactory: (handler) =>
      createServer(HTTP_LIMITS, (request, response) => {
        // Cached pages are sent before routing and hooks: on result day they are almost all of the traffic.
        // While the server closes, Fastify sends them, because it tells the client to close the connection.
        if (refuseTwoHostHeaders(request, response)) return;
        if (allowOtherOrigins(config.corsOrigins, request, response)) return;
        if (isClosing || !serveCached(cache, request, response)) handler(request, response);
      })
        .on("request", limitUnreadBody)
        .setTimeout(SILENT_CONNECTION_MS),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));

  const connections = new Set<Socket>();
  app.server.on("connection", (socket: Socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });
  app.addHook("preClose", async () => {
    isClosing = true;
    if (!app.server.listening) return;
    // Fastify closes idle connections once; the others become idle a moment later.
    const closing = setInterval(() => {
      app.server.closeIdleConnections();
      // Browsers open connections in advance; Node does not count one as idle before its first request.
      for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    }, CLOSE_IDLE_EVERY_MS);
    app.server.once("close", () => clearInterval(closing));
  });
  return app;
}
