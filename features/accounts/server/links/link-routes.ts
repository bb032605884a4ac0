import type { FastifyInstance } from "fastify";
import { recordChange, VISITOR } from "../../../../core/server/database/entries/record-change.ts";
import { validationFailed } from "../../../../core/server/errors.ts";
import { serve } from "../../../../core/server/serve.ts";
import { linkCalls } from "../../content/account-contract.ts";
import { nameOf } from "../account-rows.ts";
import type { AuthServices } from "../auth-services.ts";
import type { ManageServices } from "../manage-routes.ts";
import { findWeakness } from "../passwords/password-rules.ts";
import { hashPassword } from "../passwords/passwords.ts";
import { endLinksOf } from "./link-store.ts";
import { acceptInvitation, confirmEmail, resetPassword } from "./use-links.ts";

/** Routes of links, which need no session. Tokens are in bodies, never in addresses, which are logged. */
export function registerLinkRoutes(app: FastifyInstance, services: AuthServices & ManageServices): void {
  const { accounts, links, mails, linkLimits, inTurn } = services;
  const requireLink = (address: string, ...link: Parameters<typeof links.require>) =>
    linkLimits.countWrong(address, () => links.require(...link));

  const hashGoodPassword = async (password: string, email: string, address: string) => {
    const weakness = await findWeakness(password, email, await accounts.findSchoolTexts());
    if (weakness !== undefined) throw validationFailed({ password: weakness });
    return inTurn(address, () => hashPassword(password));
  };

  serve(app, linkCalls.find, async (request) => {
    const { token, kind } = request.body;
    const { email, duties, language } = await requireLink(request.ip, token, kind);
    return { email, duties, language };
  });

  serve(app, linkCalls.acceptInvitation, async (request) => {
    const { token, name, password, language } = request.body;
    const link = await requireLink(request.ip, token, "invitation");
    const passwordHash = await hashGoodPassword(password, link.email, request.ip);
    await acceptInvitation(services, link, { name, passwordHash, language });
    return { success: true as const, email: link.email };
  });

  serve(app, linkCalls.findMailState, async () => ({ sendsMail: await mails.sendsLinks() }));

  serve(app, linkCalls.askForReset, async (request, reply) => {
    await linkLimits.countForgotten(request.ip);
    const { email } = request.body;
    // After the response, so that its time does not tell whether the account exists.
    reply.raw.once("close", () => {
      sendResetLink(services, email).catch((error) =>
        request.log.error({ err: error }, "a link for a new password was not sent"),
      );
    });
  });

  serve(app, linkCalls.resetPassword, async (request) => {
    const { token, password } = request.body;
    const link = await requireLink(request.ip, token, "reset");
    await resetPassword(services, link, await hashGoodPassword(password, link.email, request.ip));
    return { success: true as const, email: link.email };
  });

  serve(app, linkCalls.confirmEmail, async (request) => {
    const link = await requireLink(request.ip, request.body.token, "email");
    await confirmEmail(services, link);
    return { success: true as const, email: link.email };
  });
}

async function sendResetLink(
  { db, accounts, links, mails, linkLimits }: ManageServices,
  email: string,
): Promise<void> {
  if (!(await mails.sendsLinks())) return;
  const account = (await accounts.list()).find((each) => each.email === email && each.disabledAt === null);
  if (!account || !(await linkLimits.mayMail(account._id))) return;
  const language = account.language ?? "en";
  await db.transaction().execute(async (tx) => {
    await endLinksOf(tx, account._id, "reset");
    const created = await links.create(tx, {
      kind: "reset" as const,
      accountId: account._id,
      email,
      language,
      createdBy: null,
    });
    await recordChange(tx, VISITOR, { action: "reset-link", ...nameOf(account) });
    await mails.sendOrShow(tx, "reset", created, { to: email, language });
  });
}
