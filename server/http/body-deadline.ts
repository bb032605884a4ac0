import type { FastifyInstance } from "fastify";
import { requestTimedOut } from "../errors.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** How long a body may take to arrive, where it is larger than most. */
    bodyMilliseconds?: number;
  }
}

/** Bodies are small but for uploads, which are watched as they arrive. */
const SMALL_BODY_MS = 30_000;

/** Cuts off whoever sends a body byte by byte only to hold the connection. */
export function registerBodyDeadline(app: FastifyInstance, milliseconds = SMALL_BODY_MS): void {
  app.addHook("preParsing", async (request, _reply, body) => {
    if (request.headers["content-type"]?.startsWith("multipart/")) return body;
    const patience = request.routeOptions.config.bodyMilliseconds ?? milliseconds;
    const deadline = setTimeout(() => {
      // What has arrived may be answered for as long as that takes.
      if (!request.raw.complete) request.raw.destroy(requestTimedOut());
    }, patience);
    request.raw.once("close", () => clearTimeout(deadline));
    return body;
  });
}
