import type { FastifyInstance } from "fastify";
import { message } from "../../../../core/content/messages/message.ts";
import { actorOf } from "../../../../core/server/database/entries/record-change.ts";
import type { Database } from "../../../../core/server/database/tables.ts";
import { validationFailed } from "../../../../core/server/errors.ts";
import { requireSession } from "../../../../core/server/http/require-session.ts";
import type { Deliveries } from "../../../../core/server/mail/deliveries.ts";
import { serve } from "../../../../core/server/serve.ts";
import { invitationCalls } from "../../content/account-contract.ts";
import type { ManageServices } from "../manage-routes.ts";
import { invite, isTaken } from "./use-links.ts";

interface InvitationServices extends Pick<ManageServices, "db" | "links" | "mails" | "linkLimits"> {
  deliveries: Pick<Deliveries, "findAbout">;
}

export function registerInvitationRoutes(
  app: FastifyInstance,
  { db, links, mails, linkLimits, deliveries }: InvitationServices,
): void {
  serve(app, invitationCalls.list, async () => {
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
  });

  serve(app, invitationCalls.invite, async (request) => {
    const session = requireSession(request);
    const { asLink, ...invitation } = request.body;
    await requireFree(db, invitation.email);
    await linkLimits.countCreated(session.accountId);
    return db.transaction().execute(async (tx) => {
      const created = await invite(tx, links, invitation, actorOf(session));
      const { email: to, language } = invitation;
      const link = await mails.sendOrShow(tx, "invitation", created, { to, language, asLink });
      return { link, expiresAt: created.expiresAt };
    });
  });

  serve(app, invitationCalls.renew, async (request) => {
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
  });

  serve(app, invitationCalls.withdraw, async (request) => {
    const actor = actorOf(requireSession(request));
    await db.transaction().execute((tx) => links.revokeInvitation(tx, request.params.id, actor));
  });
}

async function requireFree(db: Database, email: string): Promise<void> {
  if (await isTaken(db, email)) throw validationFailed({ email: message("account_exists") });
}
