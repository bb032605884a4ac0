import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { doneBodySchema, loginAnswerSchema, loginInputSchema } from "../../content/api-contract.ts";
import { loginFailed } from "../errors.ts";
import type { AttemptLimit, AttemptLimiter } from "../http/attempt-limiter.ts";
import type { AccountStore } from "./account-store.ts";
import { matchesPassword } from "./passwords.ts";
import { requireSession } from "./require-session.ts";
import type { SessionStore } from "./session-store.ts";

const TOO_MANY = "Too many failed logins. Please wait before trying again.";
const PER_ACCOUNT_AND_ADDRESS: AttemptLimit = { attempts: 5, windowSeconds: 15 * 60, message: TOO_MANY };
const PER_ADDRESS: AttemptLimit = { attempts: 50, windowSeconds: 15 * 60, message: TOO_MANY };

export interface AuthServices {
  accounts: AccountStore;
  sessions: SessionStore;
  limiter: AttemptLimiter;
}

export function registerAuthRoutes(
  app: FastifyInstance,
  { accounts, sessions, limiter }: AuthServices,
): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    "/admins/login",
    {
      config: { access: "public" },
      schema: {
        tags: ["Admins"],
        summary: "Log in",
        body: loginInputSchema,
        refusals: [401, 429],
        response: { 200: loginAnswerSchema },
      },
    },
    async (request) => {
      const { email, password } = request.body;
      const ofAddress = limiter.subject("login", request.ip);
      const ofAccount = limiter.subject("login", request.ip, email.toLowerCase());
      // Counted before the check, so that many guesses at once do not slip through; given back on success.
      await limiter.spend(ofAddress, PER_ADDRESS);
      await limiter.spend(ofAccount, PER_ACCOUNT_AND_ADDRESS);
      const account = await accounts.findByEmail(email);
      const matches = await matchesPassword(account?.passwordHash, password);
      if (!account || !matches) throw loginFailed();
      await limiter.forgive(ofAccount);
      await limiter.giveBack(ofAddress);
      return {
        token: await sessions.open({ accountId: account._id, email: account.email }),
        role: account.role,
      };
    },
  );

  routes.get(
    "/admins/logout",
    {
      config: { access: "session" },
      // A HEAD must not end anything.
      exposeHeadRoute: false,
      schema: { tags: ["Admins"], summary: "Log out", response: { 200: doneBodySchema } },
    },
    async (request) => {
      await sessions.end(requireSession(request));
      return { success: true as const };
    },
  );
}
