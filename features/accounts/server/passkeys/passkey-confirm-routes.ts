import { doneBodySchema } from "../../../../core/content/api/api-contract.ts";
import {
  PASSKEY_PATHS,
  passkeyOptionsSchema,
  passkeyProofSchema,
} from "../../../../core/content/api/passkey-contract.ts";
import { noPasskey } from "../../../../core/server/errors.ts";
import { requireSession } from "../../../../core/server/http/require-session.ts";
import { type Api, routesOf } from "../../../../core/server/openapi.ts";
import type { SessionStore } from "../login/session-store.ts";
import { checkPasskey, type PasskeyServices } from "./check-passkey.ts";
import { requireAddressOfPasskeys } from "./passkey-routes.ts";

/** Confirms a session again with a passkey instead of the password (decision 070). */
export function registerPasskeyConfirmRoutes(
  app: Api,
  services: PasskeyServices & { sessions: SessionStore },
): void {
  const { loginSteps, passkeys, webauthn, sessions } = services;
  const route = routesOf("Admins");
  const config = { access: "session", worksOnFullDisk: true } as const;

  app.post(
    PASSKEY_PATHS.confirmOptions,
    route(config, "Ask for the challenge of a confirmation with a passkey", {
      refusals: [409],
      response: { 200: passkeyOptionsSchema },
    }),
    async (request) => {
      requireAddressOfPasskeys(request, webauthn.address);
      const { accountId } = requireSession(request);
      const own = await passkeys.descriptorsOf(accountId);
      if (own.length === 0) throw noPasskey();
      const options = await webauthn.startLogin(own);
      const token = await loginSteps.open("confirm", { accountId, challenge: options.challenge });
      return { token, options: { ...options } };
    },
  );

  app.post(
    PASSKEY_PATHS.confirm,
    route(config, "Use a passkey again, for routes that need it within the last 10 minutes", {
      body: passkeyProofSchema,
      refusals: [429],
      response: { 200: doneBodySchema },
    }),
    async (request) => {
      const session = requireSession(request);
      const { token, response } = request.body;
      const taken = await loginSteps.take(token, "confirm");
      const step = taken?.accountId === session.accountId ? taken : undefined;
      await checkPasskey(services, { response, step, address: request.ip, refusal: 400 });
      await sessions.confirm(session);
      return { success: true as const };
    },
  );
}
