import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { message } from "../../content/messages/message.ts";
import {
  type ApiError,
  headersTooLarge,
  malformedRequest,
  presentError,
  requestTimedOut,
} from "../errors.ts";

/** Refusals that are sent without Fastify. */

const CLOSE_AFTER_MS = 1000;

function writeRefusal(refusal: ApiError, headersForAll: Record<string, string>) {
  const body = JSON.stringify(presentError(refusal));
  const headers = {
    ...headersForAll,
    "cache-control": "no-store",
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    connection: "close",
  };
  return { headers, body };
}

/** Node calls this for bytes that are not HTTP: there is no request, only a connection. */
export function answerUnreadable(headersForAll: Record<string, string>) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const refusal = unreadableRequest(error.code);
    const { headers, body } = writeRefusal(refusal, headersForAll);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${lines.join("")}\r\n${body}`);
    // For a client that does not close the connection.
    setTimeout(() => socket.destroy(), CLOSE_AFTER_MS).unref();
  };
}

function unreadableRequest(code: string | undefined): ApiError {
  if (code === "HPE_HEADER_OVERFLOW") return headersTooLarge();
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return requestTimedOut();
  return malformedRequest(message("malformed_request"));
}

/**
 * RFC 9112 requires a refusal of two Host headers: Node would use the first, and a proxy in front perhaps the last. Node itself
 * refuses only a missing one.
 */
export function refuseTwoHosts(headersForAll: Record<string, string>) {
  const refusal = malformedRequest(message("several_host_headers"));
  const { headers, body } = writeRefusal(refusal, headersForAll);
  /** True if the request was refused. */
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!hasTwoHosts(request.rawHeaders)) return false;
    response.writeHead(refusal.status, headers).end(body);
    return true;
  };
}

/** `rawHeaders` has names and values in turns. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts++;
  }
  return hosts > 1;
}
