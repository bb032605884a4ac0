import type { FastifyInstance, FastifyServerOptions } from "fastify";

/**
 * Logs say what was called and how it ended. Queries, bodies, headers and addresses stay out: they hold names of
 * children, phone numbers and tokens.
 */
export function loggerOptions(level: string): FastifyServerOptions["logger"] {
  return {
    level,
    redact: {
      paths: [
        "authorization",
        "password",
        "token",
        "email",
        "req.headers",
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
  app.addHook("onResponse", async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.url.split("?")[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      "request",
    );
  });
}
