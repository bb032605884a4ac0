import { doneBodySchema } from "../../../../core/content/api/api-contract.ts";
import {
  appConfirmationSchema,
  newAppSchema,
  ownSecondStepSchema,
  proofSchema,
  recoveryCodesSchema,
  SECOND_STEP_PATHS,
  secondStepRuleSchema,
  startAppSchema,
} from "../../../../core/content/api/second-step-contract.ts";
import { type Coded, message } from "../../../../core/content/messages/message.ts";
import { actorOf } from "../../../../core/server/database/entries/record-change.ts";
import { readSetting, writeSetting } from "../../../../core/server/database/settings.ts";
import { confirmationNeeded, noSecondStep, validationFailed } from "../../../../core/server/errors.ts";
import { requireSession } from "../../../../core/server/http/require-session.ts";
import type { Session } from "../../../../core/server/http/session.ts";
import { type Api, routesOf } from "../../../../core/server/openapi.ts";
import { needsSecondStep } from "../account-rights.ts";
import type { AuthServices } from "../auth-services.ts";
import { createPasswordCheck } from "../passwords/password-check.ts";
import { keyUri } from "./one-time-codes.ts";
import { isAppCode, plainCode } from "./recovery-codes.ts";
import { requireCode } from "./require-code.ts";
import { hasSecondStep } from "./second-step.ts";

interface SecondStepServices extends AuthServices {
  /** For the list of the authenticator app. */
  findSchoolName: () => Promise<string>;
}

/** The own second step, and for whom the school requires one. */
export function registerSecondStepRoutes(app: Api, services: SecondStepServices): void {
  const { db, accounts, sessions, secondSteps, findSchoolName } = services;
  const route = routesOf("Admins");
  const withPassword = createPasswordCheck(services);

  /** Throws unless the owner of the session enters the password or a code of the app: the session may be stolen. */
  const requireProof = async (session: Session, proof: string, address: string) => {
    const { accountId, email } = session;
    if (!isAppCode(plainCode(proof)))
      return withPassword(email, proof, () => sessions.confirm(session), "proof");
    const refuse = (reason: Coded) => validationFailed({ proof: reason });
    await requireCode(services, { accountId, code: proof, address }, refuse);
  };

  const find = async ({ accountId }: Session) => {
    const [found, account, requiredFor] = await Promise.all([
      secondSteps.find(accountId),
      accounts.findById(accountId),
      readSetting(db, "secondStepFor"),
    ]);
    return { ...found, isRequired: needsSecondStep(account?.duties ?? [], requiredFor) };
  };

  app.get(
    SECOND_STEP_PATHS.own,
    {
      ...route("session", "Your second step at the login", { response: { 200: ownSecondStepSchema } }),
      exposeHeadRoute: false,
    },
    (request) => find(requireSession(request)),
  );

  app.post(
    SECOND_STEP_PATHS.startApp,
    route("session", "A key for an authenticator app, which is valid after its first code is confirmed", {
      body: startAppSchema,
      refusals: [403, 409, 429],
      response: { 200: newAppSchema },
    }),
    async (request) => {
      const session = requireSession(request);
      const { appSince } = await secondSteps.find(session.accountId);
      if (appSince !== null) await requireProof(session, request.body?.proof ?? "", request.ip);
      else if (!session.isConfirmed) throw confirmationNeeded();
      const { token, key } = await secondSteps.startApp(session, appSince);
      return { token, key, uri: keyUri({ key, issuer: await findSchoolName(), account: session.email }) };
    },
  );

  app.post(
    SECOND_STEP_PATHS.confirmApp,
    route(
      { access: "session", isConfirmed: true },
      "Confirm a code of a new authenticator app; returns new recovery codes",
      { body: appConfirmationSchema, refusals: [409], response: { 200: recoveryCodesSchema } },
    ),
    async (request) => {
      const { token, code } = request.body;
      const recoveryCodes = await secondSteps.confirmApp(requireSession(request), token, code);
      if (!recoveryCodes) throw validationFailed({ code: message("setup_code_wrong") });
      return { recoveryCodes };
    },
  );

  app.post(
    SECOND_STEP_PATHS.recoveryCodes,
    route("session", "Make new recovery codes; the earlier ones end", {
      body: proofSchema,
      refusals: [409, 429],
      response: { 200: recoveryCodesSchema },
    }),
    async (request) => {
      const session = requireSession(request);
      if (!hasSecondStep(await secondSteps.find(session.accountId))) throw noSecondStep();
      await requireProof(session, request.body.proof, request.ip);
      return { recoveryCodes: await secondSteps.renewCodes(session) };
    },
  );

  app.post(
    SECOND_STEP_PATHS.turnOff,
    route("session", "Remove the authenticator app", {
      body: proofSchema,
      refusals: [409, 429],
      response: { 200: doneBodySchema },
    }),
    async (request) => {
      const session = requireSession(request);
      await requireProof(session, request.body.proof, request.ip);
      await secondSteps.turnOff(session);
      return { success: true as const };
    },
  );

  const ruleRoute = routesOf("Accounts");

  app.get(
    SECOND_STEP_PATHS.rule,
    ruleRoute("accounts:read", "For which duties the school requires a second step at the login", {
      response: { 200: secondStepRuleSchema },
    }),
    async () => ({ duties: await readSetting(db, "secondStepFor") }),
  );

  app.put(
    SECOND_STEP_PATHS.rule,
    ruleRoute(
      { access: "accounts:write", isConfirmed: true },
      "Choose for which duties a second step at the login is required",
      {
        body: secondStepRuleSchema,
        response: { 200: secondStepRuleSchema },
      },
    ),
    async (request) => {
      const { duties } = request.body;
      const actor = actorOf(requireSession(request));
      await db.transaction().execute((tx) => writeSetting(tx, "secondStepFor", duties, actor));
      return { duties };
    },
  );
}
