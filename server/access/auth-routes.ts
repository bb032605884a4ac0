import { doneBodySchema, loginAnswerSchema, loginInputSchema } from "../../content/api/api-contract.ts";
import { message } from "../../content/messages/message.ts";
import { loginFailed } from "../errors.ts";
import type { AttemptLimit, AttemptLimiter } from "../http/attempt-limiter.ts";
import { type Api, routesOf } from "../openapi.ts";
import type { FindRights } from "./account-rights.ts";
import type { AccountStore } from "./account-store.ts";
import { describeDevice } from "./describe-device.ts";
import type { PasswordQueue } from "./password-queue.ts";
import { matchesPassword } from "./passwords.ts";
import { requireSession } from "./require-session.ts";
import type { SessionStore } from "./session-store.ts";

const TOO_MANY = message("too_many_logins");
const PER_ACCOUNT_AND_ADDRESS: AttemptLimit = { attempts: 5, windowSeconds: 15 * 60, message: TOO_MANY };
const PER_ADDRESS: AttemptLimit = { attempts: 50, windowSeconds: 15 * 60, message: TOO_MANY };

export interface AuthServices {
  accounts: AccountStore;
  sessions: SessionStore;
  limiter: AttemptLimiter;
  inTurn: PasswordQueue;
  findRights: FindRights;
}

export function registerAuthRoutes(
  app: Api,
  { accounts, sessions, limiter, inTurn, findRights }: AuthServices,
): void {
  const route = routesOf("Admins");

  app.post(
    "/admins/login",
    route({ access: "public", worksOnFullDisk: true }, "Log in", {
      body: loginInputSchema,
      refusals: [401, 429],
      response: { 200: loginAnswerSchema },
    }),
    async (request) => {
      const { email, password } = request.body;
      const limits = [
        [limiter.subject("login", request.ip), PER_ADDRESS],
        [limiter.subject("login", request.ip, email.toLowerCase()), PER_ACCOUNT_AND_ADDRESS],
      ] as const;
      const [[ofAddress], [ofAccount]] = limits;
      const requireAttemptsLeft = () => Promise.all(limits.map((each) => limiter.check(...each)));
      await requireAttemptsLeft();
      // One at a time for each address: concurrent guesses are counted one by one, and correct passwords do not
      // block each other.
      const account = await inTurn(ofAddress, async () => {
        await requireAttemptsLeft();
        const found = await accounts.findByEmail(email);
        if (await matchesPassword(found?.passwordHash, password)) return found;
        for (const each of limits) await limiter.recordAttempt(...each);
        return undefined;
      });
      if (!account) throw loginFailed();
      await limiter.reset(ofAccount);
      const token = await sessions.open(account, {
        device: describeDevice(request.headers["user-agent"]),
        address: request.ip,
      });
      if (token === undefined) throw loginFailed();
      return { token, role: account.role, ...findRights(account) };
    },
  );

  app.get(
    "/admins/logout",
    {
      ...route({ access: "session", worksOnFullDisk: true }, "Log out", {
        response: { 200: doneBodySchema },
      }),
      // A HEAD request must not end the session.
      exposeHeadRoute: false,
    },
    async (request) => {
      await sessions.end(requireSession(request));
      return { success: true as const };
    },
  );
}
