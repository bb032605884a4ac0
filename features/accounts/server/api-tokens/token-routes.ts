import { z } from "zod";
import { doneBodySchema } from "../../../../core/content/api/api-contract.ts";
import { actorOf } from "../../../../core/server/database/entries/record-change.ts";
import { notFound } from "../../../../core/server/errors.ts";
import { requireSession } from "../../../../core/server/http/require-session.ts";
import { type Api, routesOf } from "../../../../core/server/openapi.ts";
import { requirePermission } from "../../../../core/server/require-permission.ts";
import { label } from "../../../../core/words/label.ts";
import {
  createdTokenSchema,
  TOKEN_PATHS,
  tokenInputSchema,
  tokenSchema,
} from "../../content/token-contract.ts";
import type { TokenStore } from "./token-store.ts";

/** Tokens of programs: the own ones, and those of other accounts. */
export function registerTokenRoutes(app: Api, { tokens }: { tokens: TokenStore }): void {
  const route = routesOf("Admins");
  const requireRevoked = (isRevoked: boolean) => {
    if (!isRevoked) throw notFound(label("Token", "टोकन"));
    return { success: true as const };
  };

  app.get(
    TOKEN_PATHS.own,
    {
      ...route("session", "List your tokens for programs", { response: { 200: z.array(tokenSchema) } }),
      exposeHeadRoute: false,
    },
    async (request) => {
      const own = await tokens.list(requireSession(request).accountId);
      return own.map(({ accountId: _accountId, ...token }) => token);
    },
  );

  app.post(
    TOKEN_PATHS.own,
    route(
      { access: "session", isConfirmed: true },
      "Create a token for a program, with permissions that you have",
      { body: tokenInputSchema, response: { 201: createdTokenSchema } },
    ),
    async (request, reply) => {
      const session = requireSession(request);
      for (const permission of request.body.permissions) requirePermission(session, permission);
      const created = await tokens.create(session, request.body, actorOf(session));
      reply.code(201);
      return created;
    },
  );

  app.delete(
    TOKEN_PATHS.ownOne,
    route("session", "Revoke one of your tokens", {
      params: z.object({ id: z.string() }),
      response: { 200: doneBodySchema },
    }),
    async (request) => {
      const session = requireSession(request);
      return requireRevoked(await tokens.revoke(session.accountId, request.params.id, actorOf(session)));
    },
  );

  app.delete(
    TOKEN_PATHS.ofAccount,
    routesOf("Accounts")({ access: "accounts:write", isConfirmed: true }, "Revoke a token of an account", {
      params: z.object({ id: z.string(), token: z.string() }),
      response: { 200: doneBodySchema },
    }),
    async (request) => {
      const { id, token } = request.params;
      return requireRevoked(await tokens.revoke(id, token, actorOf(requireSession(request))));
    },
  );
}
