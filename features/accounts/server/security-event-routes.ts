import type { FastifyInstance } from "fastify";
import { requireSession } from "../../../core/server/http/require-session.ts";
import { serve } from "../../../core/server/serve.ts";
import { securityEventCalls } from "../content/security-event-contract.ts";
import type { SecurityEvents } from "./security-events.ts";

export function registerSecurityEventRoutes(
  app: FastifyInstance,
  { securityEvents }: { securityEvents: SecurityEvents },
): void {
  serve(app, securityEventCalls.list, (request) => securityEvents.listOf(requireSession(request).accountId));

  serve(app, securityEventCalls.dismiss, (request) =>
    securityEvents.dismiss(requireSession(request).accountId, request.body.ids),
  );
}
