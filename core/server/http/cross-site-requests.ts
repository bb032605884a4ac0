import type { FastifyInstance } from "fastify";
import { crossSiteRequest } from "../errors.ts";

const SAFE_METHODS = new Set(["GET", "HEAD"]);

/**
 * A page on another site can make its visitors' browsers submit our contact form, which is spam from many addresses. Browsers
 * send this header; other programs do not.
 */
export function refuseCrossSiteRequests(app: FastifyInstance, allowed: readonly string[]): void {
  app.addHook("onRequest", async (request) => {
    const isFromElsewhere = request.headers["sec-fetch-site"] === "cross-site";
    if (allowed.includes(request.headers.origin ?? "")) return;
    if (isFromElsewhere && !SAFE_METHODS.has(request.method)) throw crossSiteRequest();
  });
}
