import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { doneBodySchema } from "../../content/api/api-contract.ts";
import {
  MAX_PASSKEYS,
  newPasskeySchema,
  ownPasskeysSchema,
  PASSKEY_PATHS,
  passkeyChangeSchema,
  passkeyOptionsSchema,
} from "../../content/api/passkey-contract.ts";
import { message } from "../../content/messages/message.ts";
import { actorOf } from "../database/record-change.ts";
import { readSetting } from "../database/settings.ts";
import type { Database } from "../database/tables.ts";
import {
  notFound,
  passkeyExists,
  passkeyRefused,
  passkeyWrongAddress,
  secondStepRequired,
  tooManyPasskeys,
} from "../errors.ts";
import { type Api, routesOf } from "../openapi.ts";
import { needsSecondStep } from "./account-rights.ts";
import type { AccountStore } from "./account-store.ts";
import { describeDevice } from "./describe-device.ts";
import type { LoginSteps } from "./login-steps.ts";
import type { PasskeyStore } from "./passkey-store.ts";
import { requireSession } from "./require-session.ts";
import { removeUselessCodes } from "./second-step-store.ts";
import type { RecordSecurityEvent } from "./security-events.ts";
import type { Webauthn } from "./webauthn.ts";

export interface OwnPasskeyServices {
  db: Database;
  accounts: AccountStore;
  loginSteps: LoginSteps;
  passkeys: PasskeyStore;
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
export function registerPasskeyRoutes(
  app: Api,
  { db, accounts, loginSteps, passkeys, recordSecurityEvent, webauthn, findSchoolName }: OwnPasskeyServices,
): void {
  const route = routesOf("Admins");
  const params = z.object({ id: z.string() });
  // A stolen session must not become a login of its own.
  const changesLogin = { access: "session", isConfirmed: true } as const;
  const done = { success: true as const };

  /** Throws if the school requires a second step, and this passkey is the only one. */
  const requireSecondStepLeft = async (accountId: string, id: string) => {
    const [account, own, requiredFor] = await Promise.all([
      accounts.findById(accountId),
      passkeys.listOf(accountId),
      readSetting(db, "secondStepFor"),
    ]);
    const isOnly = account?.secondStep === "passkey" && own.every(({ _id }) => _id === id);
    if (isOnly && needsSecondStep(account.duties, requiredFor))
      throw secondStepRequired(message("last_passkey"));
  };

  app.get(
    PASSKEY_PATHS.all,
    {
      ...route("session", "List your passkeys", { response: { 200: ownPasskeysSchema } }),
      exposeHeadRoute: false,
    },
    async (request) => ({
      passkeys: await passkeys.listOf(requireSession(request).accountId),
      address: webauthn.address,
      suggestedName: describeDevice(request.headers["user-agent"]),
    }),
  );

  app.post(
    PASSKEY_PATHS.options,
    route(changesLogin, "Ask for the challenge of a new passkey", {
      refusals: [409],
      response: { 200: passkeyOptionsSchema },
    }),
    async (request) => {
      requireAddressOfPasskeys(request, webauthn.address);
      const { accountId, email } = requireSession(request);
      const [existing, name, schoolName] = await Promise.all([
        passkeys.descriptorsOf(accountId),
        accounts.findName(accountId),
        findSchoolName(),
      ]);
      if (existing.length >= MAX_PASSKEYS) throw tooManyPasskeys(MAX_PASSKEYS);
      const options = await webauthn.startRegistration({ accountId, email, name, schoolName, existing });
      const token = await loginSteps.open("register", { accountId, challenge: options.challenge });
      return { token, options: { ...options } };
    },
  );

  app.post(
    PASSKEY_PATHS.all,
    route(changesLogin, "Add a passkey", {
      body: newPasskeySchema,
      refusals: [409],
      response: { 201: doneBodySchema },
    }),
    async (request, reply) => {
      const session = requireSession(request);
      const { token, name, response } = request.body;
      const step = await loginSteps.take(token, "register");
      if (step?.accountId !== session.accountId) throw passkeyRefused(400, message("passkey_too_late"));
      const credential = await webauthn.checkRegistration(response, step.challenge ?? "");
      if (!credential) throw passkeyRefused(400, message("passkey_not_valid"));
      const { accountId } = session;
      const result = await db.transaction().execute(async (tx) => {
        const outcome = await passkeys.add(tx, { accountId, name, credential }, actorOf(session));
        if (outcome === "added") await recordSecurityEvent(tx, accountId, "passkey-added");
        return outcome;
      });
      if (result === "exists") throw passkeyExists();
      if (result === "too many") throw tooManyPasskeys(MAX_PASSKEYS);
      reply.status(201);
      return done;
    },
  );

  app.put(
    PASSKEY_PATHS.one,
    route("session", "Change the name of one of your passkeys", {
      params,
      body: passkeyChangeSchema,
      response: { 200: doneBodySchema },
    }),
    async (request) => {
      const { accountId } = requireSession(request);
      if (!(await passkeys.rename(accountId, request.params.id, request.body.name)))
        throw notFound("Passkey");
      return done;
    },
  );

  app.delete(
    PASSKEY_PATHS.one,
    route(changesLogin, "Remove one of your passkeys", {
      params,
      refusals: [409],
      response: { 200: doneBodySchema },
    }),
    async (request) => {
      const session = requireSession(request);
      const { accountId } = session;
      const { id } = request.params;
      await requireSecondStepLeft(accountId, id);
      const isRemoved = await db.transaction().execute(async (tx) => {
        if (!(await passkeys.remove(tx, accountId, id, actorOf(session)))) return false;
        await removeUselessCodes(tx, accountId);
        await recordSecurityEvent(tx, accountId, "passkey-removed");
        return true;
      });
      if (!isRemoved) throw notFound("Passkey");
      return done;
    },
  );
}
