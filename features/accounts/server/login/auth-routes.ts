import type { FastifyInstance, FastifyRequest } from "fastify";
import { secondStepCalls } from "../../../../core/content/api/second-step-contract.ts";
import { sessionCalls } from "../../../../core/content/api/session-contract.ts";
import { message } from "../../../../core/content/messages/message.ts";
import { readSetting } from "../../../../core/server/database/settings.ts";
import type { AttemptLimit } from "../../../../core/server/http/attempt-limiter.ts";
import { requireSession } from "../../../../core/server/http/require-session.ts";
import { serve } from "../../../../core/server/serve.ts";
import { findCurrentRights } from "../account-rights.ts";
import type { Account } from "../account-rows.ts";
import type { AuthServices } from "../auth-services.ts";
import { codeRefused, loginFailed, loginStepEnded, secondStepNeeded } from "../errors.ts";
import { matchesPassword } from "../passwords/passwords.ts";
import { countGuesses } from "../second-step/count-guesses.ts";
import { requireCode } from "../second-step/require-code.ts";
import { hasSecondStep } from "../second-step/second-step.ts";
import { describeDevice } from "./describe-device.ts";

const TOO_MANY = message("too_many_logins");
const PER_ACCOUNT_AND_ADDRESS: AttemptLimit = { attempts: 5, windowSeconds: 15 * 60, message: TOO_MANY };
const PER_ADDRESS: AttemptLimit = { attempts: 50, windowSeconds: 15 * 60, message: TOO_MANY };

export function registerAuthRoutes(app: FastifyInstance, services: AuthServices): void {
  const { accounts, sessions, limiter, loginSteps, secondSteps } = services;

  serve(app, sessionCalls.logIn, async (request) => {
    const { email, password } = request.body;
    const ofAccount = limiter.subject("login", request.ip, email.toLowerCase());
    const account = await countGuesses(
      services,
      [
        [limiter.subject("login", request.ip), PER_ADDRESS],
        [ofAccount, PER_ACCOUNT_AND_ADDRESS],
      ],
      async () => {
        const found = await accounts.findByEmail(email);
        return (await matchesPassword(found?.passwordHash, password)) ? found : undefined;
      },
    );
    if (!account) throw loginFailed();
    await limiter.reset(ofAccount);
    if (hasSecondStep(account)) {
      const { _id: accountId, passwordHash } = account;
      throw secondStepNeeded({
        token: await loginSteps.open("second", { accountId, passwordHash }),
        methods: await secondSteps.listMethods(account),
      });
    }
    return openSession(services, account, request);
  });

  serve(app, secondStepCalls.logIn, async (request) => {
    const { token, code } = request.body;
    const step = await loginSteps.find(token, "second");
    if (!step?.accountId) throw loginStepEnded();
    await requireCode(services, { accountId: step.accountId, code, address: request.ip }, codeRefused);
    const account = await accounts.findById(step.accountId);
    const taken = await loginSteps.take(token, "second");
    if (!account || !taken?.passwordHash) throw loginStepEnded();
    // A password that was changed since the first step does not open a session.
    return openSession(services, { ...account, passwordHash: taken.passwordHash }, request);
  });

  serve(app, sessionCalls.logOut, async (request) => {
    await sessions.end(requireSession(request));
  });
}

/** The response to a login whose steps are all done. */
export async function openSession(
  { db, sessions }: Pick<AuthServices, "db" | "sessions">,
  account: Account,
  request: FastifyRequest,
) {
  const token = await sessions.open(account, {
    device: describeDevice(request.headers["user-agent"]),
    address: request.ip,
  });
  if (token === undefined) throw loginFailed();
  const requiredFor = await readSetting(db, "secondStepFor");
  return { token, role: account.role, ...findCurrentRights(account, requiredFor) };
}
