import type { FastifyInstance } from "fastify";
import { actorOf } from "../../../../core/server/database/entries/record-change.ts";
import { notFound } from "../../../../core/server/errors.ts";
import { requirePermission } from "../../../../core/server/http/require-permission.ts";
import { requireSession } from "../../../../core/server/http/require-session.ts";
import { serve } from "../../../../core/server/serve.ts";
import { label } from "../../../../core/words/label.ts";
import { revokeTokenOf, tokenCalls } from "../../content/token-contract.ts";
import type { TokenStore } from "./token-store.ts";

/** Tokens of programs: the own ones, and those of other accounts. */
export function registerTokenRoutes(app: FastifyInstance, { tokens }: { tokens: TokenStore }): void {
  const requireRevoked = (isRevoked: boolean) => {
    if (!isRevoked) throw notFound(label("Token", "टोकन"));
  };

  serve(app, tokenCalls.list, async (request) => {
    const own = await tokens.list(requireSession(request).accountId);
    return own.map(({ accountId: _accountId, ...token }) => token);
  });

  serve(app, tokenCalls.create, async (request) => {
    const session = requireSession(request);
    for (const permission of request.body.permissions) requirePermission(session, permission);
    return tokens.create(session, request.body, actorOf(session));
  });

  serve(app, tokenCalls.revoke, async (request) => {
    const session = requireSession(request);
    requireRevoked(await tokens.revoke(session.accountId, request.params.id, actorOf(session)));
  });

  serve(app, revokeTokenOf, async (request) => {
    const { id, token } = request.params;
    requireRevoked(await tokens.revoke(id, token, actorOf(requireSession(request))));
  });
}
