import type { FastifyInstance } from "fastify";
import { crossSiteRequest } from "../errors.ts";

const SAFE_METHODS = new Set(["GET", "HEAD"]);

/**
 * A page elsewhere can make its visitors' browsers post our contact form: spam from a thousand honest addresses.
 * Browsers say where a request comes from; other programs do not send this header.
 */
export function refuseCrossSiteRequests(app: FastifyInstance): void {
  app.addHook("onRequest", async (request) => {
    const isFromElsewhere = request.headers["sec-fetch-site"] === "cross-site";
    if (isFromElsewhere && !SAFE_METHODS.has(request.method)) throw crossSiteRequest();
  });
}
