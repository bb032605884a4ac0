import type { IncomingMessage, ServerResponse } from "node:http";
import { message } from "../../content/messages/message.ts";
import { malformedRequest, presentError } from "../errors.ts";

/**
 * Of two Host headers Node takes the first and a proxy in front perhaps the last, so RFC 9112 asks for a refusal. Node
 * itself refuses only a missing one.
 */
export function refuseTwoHosts(headersForAll: Record<string, string>) {
  const refusal = malformedRequest(message("several_host_headers"));
  const body = JSON.stringify(presentError(refusal));
  const headers = {
    ...headersForAll,
    "cache-control": "no-store",
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    connection: "close",
  };
  /** True when the request is answered. */
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!hasTwoHosts(request.rawHeaders)) return false;
    response.writeHead(refusal.status, headers).end(body);
    return true;
  };
}

/** Names and values in turns. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts++;
  }
  return hosts > 1;
}
