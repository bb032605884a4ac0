import {
  CONFIRM_PATH,
  confirmationSchema,
  doneBodySchema,
} from "../../../../core/content/api/api-contract.ts";
import { requireSession } from "../../../../core/server/http/require-session.ts";
import { type Api, routesOf } from "../../../../core/server/openapi.ts";
import type { AuthServices } from "../auth-services.ts";
import { createPasswordCheck } from "../passwords/password-check.ts";

/** Confirms a session again, for routes with `isConfirmed` (decision 070). */
export function registerConfirmRoutes(app: Api, services: AuthServices): void {
  const withPassword = createPasswordCheck(services);
  app.post(
    CONFIRM_PATH,
    // Deleting for good works on a full disk, and needs this.
    routesOf("Admins")(
      { access: "session", worksOnFullDisk: true },
      "Give your password again, for routes that need it within the last 10 minutes",
      { body: confirmationSchema, refusals: [429], response: { 200: doneBodySchema } },
    ),
    async (request) => {
      const session = requireSession(request);
      const confirm = () => services.sessions.confirm(session);
      await withPassword(session.email, request.body.password, confirm, "password");
      return { success: true as const };
    },
  );
}
