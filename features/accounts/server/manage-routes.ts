import { z } from "zod";
import { doneBodySchema } from "../../../core/content/api/api-contract.ts";
import { actorOf, recordChange } from "../../../core/server/database/entries/record-change.ts";
import type { Database } from "../../../core/server/database/tables.ts";
import { accountDisabled, notFound } from "../../../core/server/errors.ts";
import { requireSession } from "../../../core/server/http/require-session.ts";
import { type Api, routesOf } from "../../../core/server/openapi.ts";
import { label } from "../../../core/words/label.ts";
import {
  ACCOUNT_PATHS,
  accountChangeSchema,
  accountSchema,
  createdLinkSchema,
  linkChoiceSchema,
  signOutSchema,
} from "../content/account-contract.ts";
import { nameOf } from "./account-rows.ts";
import type { AccountStore } from "./account-store.ts";
import type { TokenStore } from "./api-tokens/token-store.ts";
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

const params = z.object({ id: z.string() });
const done = { success: true as const };
const WRITES = { access: "accounts:write", isConfirmed: true } as const;

/** Routes for the accounts of others. */
export function registerManageRoutes(
  app: Api,
  { db, accounts, links, mails, linkLimits, tokens, secondSteps }: ManageServices,
): void {
  const route = routesOf("Accounts");
  const requireFound = (isFound: boolean) => {
    if (!isFound) throw notFound(label("Account", "खाता"));
    return done;
  };

  app.get(
    ACCOUNT_PATHS.all,
    route("accounts:read", "List the accounts", { response: { 200: z.array(accountSchema) } }),
    async (request) => {
      const { accountId } = requireSession(request);
      const [all, allTokens] = await Promise.all([accounts.list(), tokens.list()]);
      return all.map(({ role: _role, language: _language, ...account }) => ({
        ...account,
        isOwn: account._id === accountId,
        tokens: allTokens
          .filter((token) => token.accountId === account._id)
          .map(({ accountId: _owner, ...token }) => token),
      }));
    },
  );

  app.put(
    ACCOUNT_PATHS.one,
    route(WRITES, "Change the name or the duties of an account", {
      params,
      body: accountChangeSchema,
      refusals: [409],
      response: { 200: doneBodySchema },
    }),
    async (request) =>
      requireFound(await accounts.change(request.params.id, request.body, actorOf(requireSession(request)))),
  );

  for (const [path, isDisabled, summary] of [
    [ACCOUNT_PATHS.disable, true, "Disable an account and end its sessions"],
    [ACCOUNT_PATHS.enable, false, "Enable a disabled account"],
  ] as const) {
    app.post(
      path,
      route(WRITES, summary, { params, refusals: [409], response: { 200: doneBodySchema } }),
      async (request) =>
        requireFound(
          await accounts.setDisabled(request.params.id, isDisabled, actorOf(requireSession(request))),
        ),
    );
  }

  app.post(
    ACCOUNT_PATHS.signOut,
    route(WRITES, "End every session of an account, and its tokens except `keptTokens`", {
      params,
      body: signOutSchema,
      response: { 200: doneBodySchema },
    }),
    async (request) =>
      requireFound(
        await accounts.signOut(
          request.params.id,
          actorOf(requireSession(request)),
          request.body?.keptTokens ?? [],
        ),
      ),
  );

  app.post(
    ACCOUNT_PATHS.resetSecondStep,
    route(WRITES, "Remove the second step of a person who has lost it, and end every session", {
      params,
      refusals: [409],
      response: { 200: doneBodySchema },
    }),
    async (request) =>
      requireFound(await secondSteps.reset(request.params.id, actorOf(requireSession(request)))),
  );

  app.delete(
    ACCOUNT_PATHS.one,
    route(WRITES, "Delete an account", {
      params,
      refusals: [409],
      response: { 200: doneBodySchema },
    }),
    async (request) =>
      requireFound(await accounts.remove(request.params.id, actorOf(requireSession(request)))),
  );

  app.post(
    ACCOUNT_PATHS.resetLink,
    route(WRITES, "Make a link with which the owner of an account sets a new password", {
      params,
      body: linkChoiceSchema,
      refusals: [409, 429],
      response: { 200: createdLinkSchema },
    }),
    async (request) => {
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
    },
  );
}
