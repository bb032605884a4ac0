import { z } from "zod";
import { doneBodySchema } from "../../../../core/content/api/api-contract.ts";
import { message } from "../../../../core/content/messages/message.ts";
import { actorOf } from "../../../../core/server/database/entries/record-change.ts";
import type { Database } from "../../../../core/server/database/tables.ts";
import { validationFailed } from "../../../../core/server/errors.ts";
import { requireSession } from "../../../../core/server/http/require-session.ts";
import type { Deliveries } from "../../../../core/server/mail/deliveries.ts";
import { type Api, routesOf } from "../../../../core/server/openapi.ts";
import {
  ACCOUNT_PATHS,
  createdLinkSchema,
  invitationInputSchema,
  invitationSchema,
  linkChoiceSchema,
} from "../../content/account-contract.ts";
import type { ManageServices } from "../manage-routes.ts";
import { invite, isTaken } from "./use-links.ts";

const params = z.object({ id: z.string() });
const WRITES = { access: "accounts:write", isConfirmed: true } as const;

interface InvitationServices extends Pick<ManageServices, "db" | "links" | "mails" | "linkLimits"> {
  deliveries: Pick<Deliveries, "findAbout">;
}

export function registerInvitationRoutes(
  app: Api,
  { db, links, mails, linkLimits, deliveries }: InvitationServices,
): void {
  const route = routesOf("Accounts");

  app.get(
    ACCOUNT_PATHS.invitations,
    route("accounts:read", "List the invitations that nobody has accepted", {
      response: { 200: z.array(invitationSchema) },
    }),
    async () => {
      const all = await links.listInvitations();
      const [found, late] = await Promise.all([
        deliveries.findAbout(all.map(({ _id }) => _id)),
        links.listLateMails(),
      ]);
      return all.map(({ _id, email, duties, createdAt, expiresAt, createdBy, state }) => ({
        _id,
        email,
        duties,
        createdAt,
        expiresAt,
        createdBy,
        state,
        mail: found.get(_id) ?? null,
        endedLinkSentAt: late.get(email) ?? null,
      }));
    },
  );

  app.post(
    ACCOUNT_PATHS.invitations,
    route(WRITES, "Invite a person; an earlier invitation of the address ends", {
      body: invitationInputSchema,
      refusals: [429],
      response: { 201: createdLinkSchema },
    }),
    async (request, reply) => {
      const session = requireSession(request);
      const { asLink, ...invitation } = request.body;
      await requireFree(db, invitation.email);
      await linkLimits.countCreated(session.accountId);
      const answer = await db.transaction().execute(async (tx) => {
        const created = await invite(tx, links, invitation, actorOf(session));
        const { email: to, language } = invitation;
        const link = await mails.sendOrShow(tx, "invitation", created, { to, language, asLink });
        return { link, expiresAt: created.expiresAt };
      });
      reply.code(201);
      return answer;
    },
  );

  app.post(
    ACCOUNT_PATHS.renew,
    route(WRITES, "Replace the link of an invitation by a new one", {
      params,
      body: linkChoiceSchema,
      refusals: [429],
      response: { 200: createdLinkSchema },
    }),
    async (request) => {
      const session = requireSession(request);
      await linkLimits.countCreated(session.accountId);
      return db.transaction().execute(async (tx) => {
        const { email, duties, language } = await links.revokeInvitation(
          tx,
          request.params.id,
          actorOf(session),
        );
        await requireFree(tx, email);
        const created = await invite(tx, links, { email, duties, language }, actorOf(session));
        const asLink = request.body?.asLink;
        const link = await mails.sendOrShow(tx, "invitation", created, { to: email, language, asLink });
        return { link, expiresAt: created.expiresAt };
      });
    },
  );

  app.delete(
    ACCOUNT_PATHS.invitation,
    route(WRITES, "Withdraw an invitation", { params, response: { 200: doneBodySchema } }),
    async (request) => {
      const actor = actorOf(requireSession(request));
      await db.transaction().execute((tx) => links.revokeInvitation(tx, request.params.id, actor));
      return { success: true as const };
    },
  );
}

async function requireFree(db: Database, email: string): Promise<void> {
  if (await isTaken(db, email)) throw validationFailed({ email: message("account_exists") });
}
