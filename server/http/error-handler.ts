import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Coded, message, messageOf } from "../../content/messages/message.ts";
import { findDatabaseError } from "../database/database-errors.ts";
import {
  ApiError,
  headersTooLarge,
  internalError,
  malformedRequest,
  notFound,
  presentError,
  requestTimedOut,
  tooLarge,
  unsupportedType,
  validationFailed,
} from "../errors.ts";
import { isOpenedByPerson, sendBusyPage } from "./busy-page.ts";
import { logRequest } from "./request-log.ts";

/** Every error of every route ends here: told without internals, and logged whole when it is ours. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const isBrokenOff = request.raw.destroyed && !request.raw.complete;
    const shown = isBrokenOff ? malformedRequest(message("request_not_whole")) : toApiError(error);
    request.refusal = shown.id;
    if (!shown.isIntended) request.log.error({ err: error }, "request failed");
    const isPage = shown.status === 503 && isOpenedByPerson(request.raw);
    return isPage ? sendBusyPage(request, reply, shown) : sendError(reply, shown);
  });
  app.setNotFoundHandler(() => {
    throw notFound("Address");
  });
}

function sendError(reply: FastifyReply, error: ApiError): FastifyReply {
  if (error.retryAfterSeconds !== undefined) reply.header("retry-after", error.retryAfterSeconds);
  if (error.status === 401) reply.header("www-authenticate", "Bearer");
  return reply.code(error.status).header("cache-control", "no-store").send(presentError(error));
}

function toApiError(error: FastifyError): ApiError {
  if (error instanceof ApiError) return error;
  const trouble = findDatabaseError(error);
  if (trouble) return trouble;
  if (error.validation) return validationFailed(readIssues(error));
  if (error.statusCode === 413) return tooLarge(message("request_too_large"));
  if (error.statusCode === 415) return unsupportedType(message("wrong_content_type"));
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return malformedRequest(message("malformed_request"));
  }
  return internalError();
}

function readIssues(error: FastifyError): Record<string, Coded> {
  // Without a prototype, a parameter called `__proto__` is named like any other.
  const errors: Record<string, Coded> = Object.create(null);
  for (const issue of error.validation ?? []) {
    const keys = issue.params?.keys;
    const names = Array.isArray(keys)
      ? keys.map(String)
      : [issue.instancePath.replace(/^\//, "") || "request"];
    const text = messageOf({ message: issue.message ?? "" });
    for (const name of names) errors[name] ??= text;
  }
  return errors;
}

/** Fastify calls this for addresses it cannot even decode, before any hook has run. */
export function answerUnroutable(headers: Record<string, string>) {
  return (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const refusal = malformedRequest(message("address_unreadable"));
    request.refusal = refusal.id;
    sendError(reply.headers(headers), refusal);
    logRequest(request, reply);
  };
}

const FAREWELL_MS = 1000;

/** Node calls this for what is not even HTTP; there is no request to answer, only a connection. */
export function answerUnreadable(headers: Record<string, string>) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const refusal = unreadableRequest(error.code);
    const body = JSON.stringify(presentError(refusal));
    const lines = Object.entries({
      ...headers,
      "cache-control": "no-store",
      "content-type": "application/json; charset=utf-8",
      "content-length": String(Buffer.byteLength(body)),
      connection: "close",
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${lines.join("")}\r\n${body}`);
    // Whoever does not hang up by himself is not waited for.
    setTimeout(() => socket.destroy(), FAREWELL_MS).unref();
  };
}

function unreadableRequest(code: string | undefined): ApiError {
  if (code === "HPE_HEADER_OVERFLOW") return headersTooLarge();
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return requestTimedOut();
  return malformedRequest(message("malformed_request"));
}
