import type { FastifyInstance, FastifyRequest } from "fastify";
import { confirmationNeeded, loginNeeded, notForTokens, tokenEnded } from "../errors.ts";
import { requirePermission } from "./require-permission.ts";
import type { Callers, Session } from "./session.ts";

declare module "fastify" {
  interface FastifyRequest {
    session: Session | undefined;
  }
}

const BEARER = /^Bearer +(?<token>[\w-]{20,128})$/i;

const findBearerToken = (request: FastifyRequest): string | undefined =>
  BEARER.exec(request.headers.authorization ?? "")?.groups?.token;

/** Checks the access that each route declares before its body is read. */
export function registerSessionCheck(app: FastifyInstance, callers: Pick<Callers, "findByToken">): void {
  app.decorateRequest("session", undefined);
  app.addHook("onRequest", async (request, reply) => {
    const { access, isConfirmed } = request.routeOptions.config;
    if (access === undefined) return;
    const token = findBearerToken(request);
    const { session, ended } = token === undefined ? {} : await callers.findByToken(token);
    request.session = session;
    if (access === "public") {
      // The response is public; the header shows the client that its token is no longer valid.
      if (request.headers.authorization !== undefined && !request.session) {
        reply.header("www-authenticate", 'Bearer error="invalid_token"');
      }
      return;
    }
    if (!session) throw ended ? tokenEnded(ended) : loginNeeded();
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
