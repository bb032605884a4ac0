import type { FastifyInstance } from "fastify";
import { requestTimedOut } from "../errors.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** How long a large body may take to arrive; absent: 30 seconds. */
    bodyMilliseconds?: number;
  }
}

/** Only uploads are large, and those are watched while they arrive. */
const SMALL_BODY_MS = 30_000;

/** Refuses bodies that are sent byte by byte to occupy the connection. */
export function registerBodyDeadline(app: FastifyInstance, milliseconds = SMALL_BODY_MS): void {
  app.addHook("preParsing", async (request, _reply, body) => {
    if (request.headers["content-type"]?.startsWith("multipart/")) return body;
    const limit = request.routeOptions.config.bodyMilliseconds ?? milliseconds;
    const deadline = setTimeout(() => {
      // The deadline is for the body, not for the response.
      if (!request.raw.complete) request.raw.destroy(requestTimedOut());
    }, limit);
    request.raw.once("close", () => clearTimeout(deadline));
    return body;
  });
}
