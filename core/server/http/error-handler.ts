import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Coded, message, messageOf } from "../../content/messages/message.ts";
import { label } from "../../words/label.ts";
import { findDatabaseError } from "../database/database-errors.ts";
import {
  ApiError,
  internalError,
  malformedRequest,
  methodNotAllowed,
  notFound,
  presentError,
  tooLarge,
  unsupportedType,
  validationFailed,
} from "../errors.ts";
import { isOpenedByPerson, sendBusyPage } from "./busy-page.ts";
import { logRequest } from "./request-log.ts";
import type { DeclaredRoute } from "./routes/route-access.ts";

/** Handles every error of every route: the response has no internals, and an unexpected error is logged. */
export function registerErrorHandler(app: FastifyInstance, routes: readonly ServedRoute[] = []): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const isAborted = request.raw.destroyed && !request.raw.complete;
    const shown = isAborted ? malformedRequest(message("request_not_whole")) : toApiError(error);
    request.refusal = shown.id;
    if (!shown.isIntended) request.log.error({ err: error }, "request failed");
    const isPage = shown.status === 503 && isOpenedByPerson(request.raw);
    return isPage ? sendBusyPage(request, reply, shown) : sendError(reply, shown);
  });
  app.setNotFoundHandler(refuseUnknown(routes));
}

type ServedRoute = Pick<DeclaredRoute, "method" | "path">;

/** Tells an address that takes other methods from one that does not exist. */
export function refuseUnknown(routes: readonly ServedRoute[]) {
  return ({ method, url }: FastifyRequest): never => {
    const [path = ""] = url.split("?");
    const allowed = routes
      .filter((route) => !route.path.endsWith("*") && matches(route.path, path))
      .map((route) => route.method);
    if (allowed.length === 0 || allowed.includes(method)) throw notFound(label("Address", "पता"));
    throw methodNotAllowed([...new Set(allowed)].toSorted());
  };
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split("/");
  const found = path.replace(/\/$/, "").split("/");
  return (
    wanted.length === found.length &&
    wanted.every((part, index) => part.startsWith(":") || part === found[index])
  );
}

function sendError(reply: FastifyReply, error: ApiError): FastifyReply {
  if (error.retryAfterSeconds !== undefined) reply.header("retry-after", error.retryAfterSeconds);
  if (error.allowed) reply.header("allow", error.allowed.join(", "));
  if (error.status === 401) {
    const isEnded = error.id === "token_ended";
    reply.header("www-authenticate", isEnded ? 'Bearer error="invalid_token"' : "Bearer");
  }
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
  // Without a prototype, a parameter may be called `__proto__`.
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

/** Fastify calls this for addresses that it cannot decode, before any hook runs. */
export function answerUnroutable(headers: Record<string, string>) {
  return (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const refusal = malformedRequest(message("address_unreadable"));
    request.refusal = refusal.id;
    sendError(reply.headers(headers), refusal);
    logRequest(request, reply);
  };
}
