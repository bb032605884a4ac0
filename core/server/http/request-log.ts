import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** The id of the error in the response. */
    refusal: string | undefined;
  }
}

/** Receives log lines instead of standard output. */
export interface LogDestination {
  write(line: string): void;
}

/** Logs have no queries, bodies, headers or addresses: these contain names of children, phone numbers and tokens. */
export function loggerOptions(level: string, logTo?: LogDestination): FastifyServerOptions["logger"] {
  return {
    level,
    ...(logTo && { stream: logTo }),
    redact: {
      paths: [
        "authorization",
        "password",
        "token",
        "email",
        // Plugins log these at low levels.
        "req.headers",
        "busboyOptions",
        "*.authorization",
        "*.password",
        "*.token",
      ],
      remove: true,
    },
    serializers: {
      req: (request) => ({ method: request.method, path: request.url?.split("?")[0] }),
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        message: error.message,
        code: error.code ?? "",
        stack: error.stack ?? "",
      }),
    },
  };
}

export function registerRequestLog(app: FastifyInstance): void {
  app.decorateRequest("refusal", undefined);
  app.addHook("onResponse", async (request, reply) => logRequest(request, reply));
}

export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  const { method, refusal } = request;
  const { statusCode: status, elapsedTime } = reply;
  request.log.info(
    { method, path: shownPath(request, status), status, refusal, ms: Math.round(elapsedTime * 10) / 10 },
    "request",
  );
}

/** The path of a refused request may be anything that somebody typed, so only its route is logged. */
function shownPath(request: FastifyRequest, status: number): string | undefined {
  return status >= 400 && status < 500 ? request.routeOptions.url : request.url.split("?")[0];
}
