import { z } from "zod";
import { doneBodySchema } from "../../../core/content/api/api-contract.ts";
import { requireSession } from "../../../core/server/http/require-session.ts";
import { type Api, routesOf } from "../../../core/server/openapi.ts";
import {
  dismissedEventsSchema,
  SECURITY_EVENT_PATHS,
  securityEventSchema,
} from "../content/security-event-contract.ts";
import type { SecurityEvents } from "./security-events.ts";

/** Events of the own account. */
export function registerSecurityEventRoutes(
  app: Api,
  { securityEvents }: { securityEvents: SecurityEvents },
): void {
  const route = routesOf("Admins");

  app.get(
    SECURITY_EVENT_PATHS.own,
    {
      ...route("session", "What happened to your account in the last 30 days, until you dismiss it", {
        response: { 200: z.array(securityEventSchema) },
      }),
      exposeHeadRoute: false,
    },
    (request) => securityEvents.listOf(requireSession(request).accountId),
  );

  app.post(
    SECURITY_EVENT_PATHS.dismiss,
    route({ access: "session", worksOnFullDisk: true }, "Dismiss what you know about", {
      body: dismissedEventsSchema,
      response: { 200: doneBodySchema },
    }),
    async (request) => {
      await securityEvents.dismiss(requireSession(request).accountId, request.body.ids);
      return { success: true as const };
    },
  );
}
