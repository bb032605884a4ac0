import type { FastifyInstance } from "fastify";
import { actorOf, recordChange } from "../../../core/server/database/entries/record-change.ts";
import type { Database } from "../../../core/server/database/tables.ts";
import { notFound } from "../../../core/server/errors.ts";
import { requireSession } from "../../../core/server/http/require-session.ts";
import { serve } from "../../../core/server/serve.ts";
import { label } from "../../../core/words/label.ts";
import { accountCalls } from "../content/account-contract.ts";
import { nameOf } from "./account-rows.ts";
import type { AccountStore } from "./account-store.ts";
import type { TokenStore } from "./api-tokens/token-store.ts";
import { accountDisabled } from "./errors.ts";
import type { AccountMails } from "./links/account-mail.ts";
import type { LinkLimits } from "./links/link-limits.ts";
import { endLinksOf, type LinkStore } from "./links/link-store.ts";
import type { SecondStepStore } from "./second-step/second-step-store.ts";

export interface ManageServices {
  db: Database;
  accounts: AccountStore;
  links: LinkStore;
  mails: AccountMails;
  linkLimits: LinkLimits;
  tokens: TokenStore;
  secondSteps: SecondStepStore;
}

/** Routes for the accounts of others. */
export function registerManageRoutes(
  app: FastifyInstance,
  { db, accounts, links, mails, linkLimits, tokens, secondSteps }: ManageServices,
): void {
  const requireFound = (isFound: boolean) => {
    if (!isFound) throw notFound(label("Account", "खाता"));
  };

  serve(app, accountCalls.list, async (request) => {
    const { accountId } = requireSession(request);
    const [all, allTokens] = await Promise.all([accounts.list(), tokens.list()]);
    return all.map(({ role: _role, language: _language, ...account }) => ({
      ...account,
      isOwn: account._id === accountId,
      tokens: allTokens
        .filter((token) => token.accountId === account._id)
        .map(({ accountId: _owner, ...token }) => token),
    }));
  });

  serve(app, accountCalls.change, async (request) =>
    requireFound(await accounts.change(request.params.id, request.body, actorOf(requireSession(request)))),
  );

  serve(app, accountCalls.disable, async (request) =>
    requireFound(await accounts.setDisabled(request.params.id, true, actorOf(requireSession(request)))),
  );

  serve(app, accountCalls.enable, async (request) =>
    requireFound(await accounts.setDisabled(request.params.id, false, actorOf(requireSession(request)))),
  );

  serve(app, accountCalls.signOut, async (request) =>
    requireFound(
      await accounts.signOut(
        request.params.id,
        actorOf(requireSession(request)),
        request.body?.keptTokens ?? [],
      ),
    ),
  );

  serve(app, accountCalls.resetSecondStep, async (request) =>
    requireFound(await secondSteps.reset(request.params.id, actorOf(requireSession(request)))),
  );

  serve(app, accountCalls.remove, async (request) =>
    requireFound(await accounts.remove(request.params.id, actorOf(requireSession(request)))),
  );

  serve(app, accountCalls.createResetLink, async (request) => {
    const session = requireSession(request);
    const account = (await accounts.list()).find(({ _id }) => _id === request.params.id);
    if (!account) throw notFound(label("Account", "खाता"));
    if (account.disabledAt !== null) throw accountDisabled();
    await linkLimits.countCreated(session.accountId);
    const language = account.language ?? "en";
    return db.transaction().execute(async (tx) => {
      await endLinksOf(tx, account._id, "reset");
      const created = await links.create(tx, {
        kind: "reset",
        accountId: account._id,
        email: account.email,
        language,
        createdBy: session.accountId,
      });
      await recordChange(tx, actorOf(session), { action: "reset-link", ...nameOf(account) });
      const link = await mails.sendOrShow(tx, "reset", created, {
        to: account.email,
        language,
        asLink: request.body?.asLink,
      });
      return { link, expiresAt: created.expiresAt };
    });
  });
}
