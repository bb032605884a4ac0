import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** The id of the error that the request was answered with. */
    refusal: string | undefined;
  }
}

/** Where log lines go instead of the process's output. */
export interface LogDestination {
  write(line: string): void;
}

/**
 * Logs say what was called and how it ended. Queries, bodies, headers and addresses stay out: they hold names of
 * children, phone numbers and tokens.
 */
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
        // Plug-ins log these when the level is low enough.
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

/** The address of a refused request may be anything that somebody typed, so only the route that refused it is named. */
function shownPath(request: FastifyRequest, status: number): string | undefined {
  return status >= 400 && status < 500 ? request.routeOptions.url : request.url.split("?")[0];
}
