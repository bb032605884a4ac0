import type { FastifyInstance, FastifyRequest } from "fastify";
import { MAX_PASSKEYS, passkeyCalls } from "../../../../core/content/api/passkey-contract.ts";
import { message } from "../../../../core/content/messages/message.ts";
import { actorOf } from "../../../../core/server/database/entries/record-change.ts";
import type { Database } from "../../../../core/server/database/tables.ts";
import { notFound } from "../../../../core/server/errors.ts";
import { requireSession } from "../../../../core/server/http/require-session.ts";
import { serve } from "../../../../core/server/serve.ts";
import { label } from "../../../../core/words/label.ts";
import type { AccountStore } from "../account-store.ts";
import { passkeyExists, passkeyRefused, passkeyWrongAddress, tooManyPasskeys } from "../errors.ts";
import { describeDevice } from "../login/describe-device.ts";
import { requireSecondStepLeft } from "../second-step/last-second-step.ts";
import type { LoginSteps } from "../second-step/login-steps.ts";
import type { SecondStepStore } from "../second-step/second-step-store.ts";
import type { RecordSecurityEvent } from "../security-events.ts";
import type { PasskeyStore } from "./passkey-store.ts";
import type { Webauthn } from "./webauthn.ts";

export interface OwnPasskeyServices {
  db: Database;
  accounts: AccountStore;
  loginSteps: LoginSteps;
  passkeys: PasskeyStore;
  secondSteps: SecondStepStore;
  recordSecurityEvent: RecordSecurityEvent;
  webauthn: Webauthn;
  /** Devices show it with the passkey. */
  findSchoolName: () => Promise<string>;
}

/** Browsers send the header with every POST; other programs need not. */
export function requireAddressOfPasskeys({ headers }: FastifyRequest, address: string): void {
  if (headers.origin !== undefined && headers.origin !== address) throw passkeyWrongAddress(address);
}

/** Routes for the passkeys of the own account. */
export function registerPasskeyRoutes(app: FastifyInstance, services: OwnPasskeyServices): void {
  const { db, accounts, loginSteps, passkeys, secondSteps, recordSecurityEvent, webauthn, findSchoolName } =
    services;

  serve(app, passkeyCalls.list, async (request) => ({
    passkeys: await passkeys.listOf(requireSession(request).accountId),
    address: webauthn.address,
    suggestedName: describeDevice(request.headers["user-agent"]),
  }));

  serve(app, passkeyCalls.start, async (request) => {
    requireAddressOfPasskeys(request, webauthn.address);
    const { accountId, email } = requireSession(request);
    const [existing, { name }, schoolName] = await Promise.all([
      passkeys.descriptorsOf(accountId),
      accounts.findOwner(accountId),
      findSchoolName(),
    ]);
    if (existing.length >= MAX_PASSKEYS) throw tooManyPasskeys(MAX_PASSKEYS);
    const options = await webauthn.startRegistration({ accountId, email, name, schoolName, existing });
    const token = await loginSteps.open("register", { accountId, challenge: options.challenge });
    return { token, options };
  });

  serve(app, passkeyCalls.add, async (request) => {
    const session = requireSession(request);
    const { token, name, response } = request.body;
    const step = await loginSteps.take(token, "register");
    if (step?.accountId !== session.accountId) throw passkeyRefused(400, message("passkey_too_late"));
    const credential = await webauthn.checkRegistration(response, step.challenge ?? "");
    if (!credential) throw passkeyRefused(400, message("passkey_not_valid"));
    const { accountId } = session;
    const recoveryCodes = await db.transaction().execute(async (tx) => {
      const outcome = await passkeys.add(tx, { accountId, name, credential }, actorOf(session));
      if (outcome === "exists") throw passkeyExists();
      if (outcome === "too many") throw tooManyPasskeys(MAX_PASSKEYS);
      await recordSecurityEvent(tx, accountId, "passkey-added");
      return secondSteps.addMissingCodes(tx, session);
    });
    return { success: true as const, recoveryCodes };
  });

  serve(app, passkeyCalls.rename, async (request) => {
    const { accountId } = requireSession(request);
    if (!(await passkeys.rename(accountId, request.params.id, request.body.name)))
      throw notFound(label("Passkey", "पासकी"));
  });

  serve(app, passkeyCalls.remove, async (request) => {
    const session = requireSession(request);
    const { accountId } = session;
    const { id } = request.params;
    const isRemoved = await db.transaction().execute(async (tx) => {
      if (!(await passkeys.remove(tx, accountId, id, actorOf(session)))) return false;
      await requireSecondStepLeft(tx, accountId, message("last_passkey"));
      await recordSecurityEvent(tx, accountId, "passkey-removed");
      return true;
    });
    if (!isRemoved) throw notFound(label("Passkey", "पासकी"));
  });
}
