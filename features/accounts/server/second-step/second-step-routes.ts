import type { FastifyInstance } from "fastify";
import { secondStepCalls, secondStepRuleCalls } from "../../../../core/content/api/second-step-contract.ts";
import { type Coded, message } from "../../../../core/content/messages/message.ts";
import { actorOf } from "../../../../core/server/database/entries/record-change.ts";
import { readSetting, writeSetting } from "../../../../core/server/database/settings.ts";
import { confirmationNeeded, validationFailed } from "../../../../core/server/errors.ts";
import { requireSession } from "../../../../core/server/http/require-session.ts";
import type { Session } from "../../../../core/server/http/session.ts";
import { serve } from "../../../../core/server/serve.ts";
import { needsSecondStep } from "../account-rights.ts";
import type { AuthServices } from "../auth-services.ts";
import { noSecondStep } from "../errors.ts";
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
export function registerSecondStepRoutes(app: FastifyInstance, services: SecondStepServices): void {
  const { db, accounts, sessions, secondSteps, findSchoolName } = services;
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

  serve(app, secondStepCalls.find, (request) => find(requireSession(request)));

  serve(app, secondStepCalls.startApp, async (request) => {
    const session = requireSession(request);
    const { appSince } = await secondSteps.find(session.accountId);
    if (appSince !== null) await requireProof(session, request.body?.proof ?? "", request.ip);
    else if (!session.isConfirmed) throw confirmationNeeded();
    const { token, key } = await secondSteps.startApp(session, appSince);
    return { token, key, uri: keyUri({ key, issuer: await findSchoolName(), account: session.email }) };
  });

  serve(app, secondStepCalls.confirmApp, async (request) => {
    const { token, code } = request.body;
    const recoveryCodes = await secondSteps.confirmApp(requireSession(request), token, code);
    if (!recoveryCodes) throw validationFailed({ code: message("setup_code_wrong") });
    return { recoveryCodes };
  });

  serve(app, secondStepCalls.renewCodes, async (request) => {
    const session = requireSession(request);
    if (!hasSecondStep(await secondSteps.find(session.accountId))) throw noSecondStep();
    await requireProof(session, request.body.proof, request.ip);
    return { recoveryCodes: await secondSteps.renewCodes(session) };
  });

  serve(app, secondStepCalls.turnOffApp, async (request) => {
    const session = requireSession(request);
    await requireProof(session, request.body.proof, request.ip);
    await secondSteps.turnOff(session);
  });

  serve(app, secondStepRuleCalls.find, async () => ({ duties: await readSetting(db, "secondStepFor") }));

  serve(app, secondStepRuleCalls.save, async (request) => {
    const { duties } = request.body;
    const actor = actorOf(requireSession(request));
    await db.transaction().execute((tx) => writeSetting(tx, "secondStepFor", duties, actor));
    return { duties };
  });
}
