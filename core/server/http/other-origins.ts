import type { IncomingMessage, ServerResponse } from "node:http";
import { API_PREFIX } from "../../content/api/api-contract.ts";

const ONE_DAY = "86400";

/**
 * Lets pages of other sites call the API (CORS). It runs before cached responses are sent, which have no header of their own for it.
 * Returns true if it has answered the question that browsers ask before a call.
 */
export function allowOtherOrigins(
  origins: readonly string[],
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { origin } = request.headers;
  if (origin === undefined || !origins.includes(origin) || !request.url?.startsWith(API_PREFIX)) return false;
  response.setHeader("access-control-allow-origin", origin);
  response.setHeader("access-control-expose-headers", "ETag, X-Total-Count, Retry-After, Allow");
  if (request.method !== "OPTIONS") return false;
  response
    .writeHead(204, {
      "access-control-allow-methods": "GET, HEAD, POST, PUT, DELETE",
      "access-control-allow-headers": "Authorization, Content-Type, If-Match, If-None-Match",
      "access-control-max-age": ONE_DAY,
      vary: "Origin",
    })
    .end();
  return true;
}
