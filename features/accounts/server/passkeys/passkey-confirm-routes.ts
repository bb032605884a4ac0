import type { FastifyInstance } from "fastify";
import { passkeyCalls } from "../../../../core/content/api/passkey-contract.ts";
import { requireSession } from "../../../../core/server/http/require-session.ts";
import { serve } from "../../../../core/server/serve.ts";
import { noPasskey } from "../errors.ts";
import type { SessionStore } from "../login/session-store.ts";
import { checkPasskey, type PasskeyServices } from "./check-passkey.ts";
import { requireAddressOfPasskeys } from "./passkey-routes.ts";

/** Confirms a session again with a passkey instead of the password (decision 070). */
export function registerPasskeyConfirmRoutes(
  app: FastifyInstance,
  services: PasskeyServices & { sessions: SessionStore },
): void {
  const { loginSteps, passkeys, webauthn, sessions } = services;

  serve(app, passkeyCalls.startConfirm, async (request) => {
    requireAddressOfPasskeys(request, webauthn.address);
    const { accountId } = requireSession(request);
    const own = await passkeys.descriptorsOf(accountId);
    if (own.length === 0) throw noPasskey();
    const options = await webauthn.startLogin(own);
    const token = await loginSteps.open("confirm", { accountId, challenge: options.challenge });
    return { token, options };
  });

  serve(app, passkeyCalls.confirm, async (request) => {
    const session = requireSession(request);
    const { token, response } = request.body;
    const taken = await loginSteps.take(token, "confirm");
    const step = taken?.accountId === session.accountId ? taken : undefined;
    await checkPasskey(services, { response, step, address: request.ip, refusal: 400 });
    await sessions.confirm(session);
  });
}
