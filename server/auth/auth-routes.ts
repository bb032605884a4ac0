import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { doneBodySchema, loginAnswerSchema, loginInputSchema } from "../../content/api-contract.ts";
import { loginFailed, loginNeeded } from "../errors.ts";
import type { AttemptLimit, AttemptLimiter } from "../http/attempt-limiter.ts";
import type { AccountStore } from "./account-store.ts";
import { matchesPassword } from "./passwords.ts";
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
      schema: { tags: ["Admins"], body: loginInputSchema, response: { 200: loginAnswerSchema } },
    },
    async (request, reply) => {
      const { email, password } = request.body;
      const ofAccount = `login:${email.toLowerCase()}:${request.ip}`;
      const ofAddress = `login:${request.ip}`;
      // Counted before the check, so that many guesses at once do not slip through; given back on success.
      await limiter.spend(ofAddress, PER_ADDRESS);
      await limiter.spend(ofAccount, PER_ACCOUNT_AND_ADDRESS);
      const account = await accounts.findByEmail(email);
      const matches = await matchesPassword(account?.passwordHash, password);
      if (!account || !matches) throw loginFailed();
      await limiter.forgive(ofAccount);
      reply.header("cache-control", "no-store");
      return { token: await sessions.open(account._id), role: account.role };
    },
  );

  routes.get(
    "/admins/logout",
    { config: { access: "session" }, schema: { tags: ["Admins"], response: { 200: doneBodySchema } } },
    async (request, reply) => {
      if (!request.session) throw loginNeeded();
      await sessions.end(request.session.tokenHash);
      reply.header("cache-control", "no-store");
      return { success: true as const };
    },
  );
}
