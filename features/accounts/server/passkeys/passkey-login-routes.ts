import type { FastifyInstance } from "fastify";
import { passkeyCalls } from "../../../../core/content/api/passkey-contract.ts";
import { message } from "../../../../core/content/messages/message.ts";
import type { AttemptLimit } from "../../../../core/server/http/attempt-limiter.ts";
import { serve } from "../../../../core/server/serve.ts";
import type { AuthServices } from "../auth-services.ts";
import { loginFailed, loginStepEnded } from "../errors.ts";
import { openSession } from "../login/auth-routes.ts";
import { checkPasskey, type PasskeyServices } from "./check-passkey.ts";
import { requireAddressOfPasskeys } from "./passkey-routes.ts";

/** Each stores a ticket. A school's computers often share one address. */
const STARTED: AttemptLimit = {
  attempts: 200,
  windowSeconds: 15 * 60,
  message: message("too_many_passkey_logins"),
};

export interface PasskeyLoginServices extends PasskeyServices, AuthServices {}

/** Logging in with a passkey, as the only step or as the second one after the password. */
export function registerPasskeyLoginRoutes(app: FastifyInstance, services: PasskeyLoginServices): void {
  const { accounts, loginSteps, passkeys, webauthn, limiter } = services;

  serve(app, passkeyCalls.startLogin, async (request) => {
    requireAddressOfPasskeys(request, webauthn.address);
    await limiter.recordAttempt(limiter.subject("passkey-start", request.ip), STARTED);
    const secondToken = request.body?.token;
    if (secondToken === undefined) {
      const options = await webauthn.startLogin();
      const token = await loginSteps.open("passkey", { challenge: options.challenge });
      return { token, options };
    }
    const step = await loginSteps.find(secondToken, "second");
    if (!step?.accountId) throw loginStepEnded();
    const options = await webauthn.startLogin(await passkeys.descriptorsOf(step.accountId));
    const token = await loginSteps.open("passkey", { ...step, challenge: options.challenge });
    return { token, options };
  });

  serve(app, passkeyCalls.logIn, async (request) => {
    const { token, response } = request.body;
    const step = await loginSteps.take(token, "passkey");
    const accountId = await checkPasskey(services, { response, step, address: request.ip, refusal: 401 });
    const account = await accounts.findById(accountId);
    if (!account) throw loginFailed();
    // A password that was changed since the first step does not open a session.
    const passwordHash = step?.passwordHash ?? account.passwordHash;
    const opened = await openSession(services, { ...account, passwordHash }, request);
    return { ...opened, email: account.email };
  });
}
