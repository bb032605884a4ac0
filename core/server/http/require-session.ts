import type { FastifyInstance, FastifyRequest } from "fastify";
import { API_PREFIX } from "../../content/api/api-contract.ts";
import { message } from "../../content/messages/message.ts";
import { confirmationNeeded, loginNeeded, notForTokens, tokenEnded } from "../errors.ts";
import { requirePermission } from "./require-permission.ts";
import type { Callers, Session } from "./session.ts";

declare module "fastify" {
  interface FastifyRequest {
    session: Session | undefined;
  }
}

const BEARER = /^Bearer +(?<token>[\w-]{20,128})$/i;
/** Logins and other public writes are answered whatever old token a client still sends. */
const READS = new Set(["GET", "HEAD"]);

const findBearerToken = (request: FastifyRequest): string | undefined =>
  BEARER.exec(request.headers.authorization ?? "")?.groups?.token;

/** An address that does not exist stays unknown. */
const isInApi = (url = "") => url.startsWith(API_PREFIX) && !url.endsWith("*");

/** Checks the access that each route declares before its body is read. */
export function registerSessionCheck(app: FastifyInstance, callers: Pick<Callers, "findByToken">): void {
  app.decorateRequest("session", undefined);
  app.addHook("onRequest", async (request, reply) => {
    const { method, routeOptions } = request;
    const { access, isConfirmed } = routeOptions.config;
    if (access === undefined) return;
    const token = findBearerToken(request);
    const { session, ended } = token === undefined ? {} : await callers.findByToken(token);
    request.session = session;
    const isSent = /^Bearer\b/i.test(request.headers.authorization ?? "");
    if (access === "public") {
      // A program whose token has ended would take the public part of a list for all of it.
      const isRead = READS.has(method) && isInApi(routeOptions.url);
      if (isSent && !session && isRead) throw tokenEnded(ended ?? message("login_needed"));
      if (isSent && !session) reply.header("www-authenticate", 'Bearer error="invalid_token"');
      return;
    }
    if (!session) throw isSent ? tokenEnded(ended ?? message("login_needed")) : loginNeeded();
    if (access !== "session") requirePermission(session, access);
    else if (session.program !== undefined) throw notForTokens();
    if (isConfirmed && !session.isConfirmed) throw confirmationNeeded();
  });
}

/** For the compiler: the declared access of the route has been checked already. */
export function requireSession(request: FastifyRequest): Session {
  if (!request.session) throw loginNeeded();
  return request.session;
}
