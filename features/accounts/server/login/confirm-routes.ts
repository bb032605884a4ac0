import type { FastifyInstance } from "fastify";
import { sessionCalls } from "../../../../core/content/api/session-contract.ts";
import { requireSession } from "../../../../core/server/http/require-session.ts";
import { serve } from "../../../../core/server/serve.ts";
import type { AuthServices } from "../auth-services.ts";
import { createPasswordCheck } from "../passwords/password-check.ts";

/** Confirms a session again, for routes with `isConfirmed` (decision 070). */
export function registerConfirmRoutes(app: FastifyInstance, services: AuthServices): void {
  const withPassword = createPasswordCheck(services);
  serve(app, sessionCalls.confirm, async (request) => {
    const session = requireSession(request);
    const confirm = () => services.sessions.confirm(session);
    await withPassword(session.email, request.body.password, confirm, "password");
  });
}
