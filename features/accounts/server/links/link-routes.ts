import { doneBodySchema } from "../../../../core/content/api/api-contract.ts";
import { recordChange, VISITOR } from "../../../../core/server/database/entries/record-change.ts";
import { validationFailed } from "../../../../core/server/errors.ts";
import { type Api, routesOf } from "../../../../core/server/openapi.ts";
import {
  acceptanceSchema,
  emailConfirmationSchema,
  forgottenSchema,
  linkInfoSchema,
  linkInputSchema,
  linkUsedSchema,
  mailStateSchema,
  OWN_ACCOUNT_PATHS,
  resetSchema,
} from "../../content/account-contract.ts";
import { nameOf } from "../account-rows.ts";
import type { AuthServices } from "../auth-services.ts";
import type { ManageServices } from "../manage-routes.ts";
import { findWeakness } from "../passwords/password-rules.ts";
import { hashPassword } from "../passwords/passwords.ts";
import { endLinksOf } from "./link-store.ts";
import { acceptInvitation, confirmEmail, resetPassword } from "./use-links.ts";

/** Routes of links, which need no session. Tokens are in bodies, never in addresses, which are logged. */
export function registerLinkRoutes(app: Api, services: AuthServices & ManageServices): void {
  const { accounts, links, mails, linkLimits, inTurn } = services;
  const route = routesOf("Admins");
  const requireLink = (address: string, ...link: Parameters<typeof links.require>) =>
    linkLimits.countWrong(address, () => links.require(...link));

  const hashGoodPassword = async (password: string, email: string, address: string) => {
    const weakness = await findWeakness(password, email, await accounts.findSchoolTexts());
    if (weakness !== undefined) throw validationFailed({ password: weakness });
    return inTurn(address, () => hashPassword(password));
  };

  app.post(
    OWN_ACCOUNT_PATHS.link,
    route("public", "What a link is for; refused in words if it cannot be used", {
      body: linkInputSchema,
      refusals: [404, 410, 429],
      response: { 200: linkInfoSchema },
    }),
    async (request) => {
      const { token, kind } = request.body;
      const { email, duties } = await requireLink(request.ip, token, kind);
      return { email, duties };
    },
  );

  app.post(
    OWN_ACCOUNT_PATHS.acceptInvitation,
    route("public", "Accept an invitation: creates the account", {
      body: acceptanceSchema,
      refusals: [404, 410, 429],
      response: { 201: linkUsedSchema },
    }),
    async (request, reply) => {
      const { token, name, password, language } = request.body;
      const link = await requireLink(request.ip, token, "invitation");
      const passwordHash = await hashGoodPassword(password, link.email, request.ip);
      await acceptInvitation(services, link, { name, passwordHash, language });
      reply.code(201);
      return { success: true as const, email: link.email };
    },
  );

  app.get(
    OWN_ACCOUNT_PATHS.forgotten,
    route("public", "Whether the school sends a link for a new password by mail", {
      response: { 200: mailStateSchema },
    }),
    async () => ({ sendsMail: await mails.sendsLinks() }),
  );

  app.post(
    OWN_ACCOUNT_PATHS.forgotten,
    route("public", "Ask for a link for a new password by mail; the answer is the same for every address", {
      body: forgottenSchema,
      refusals: [429],
      response: { 200: doneBodySchema },
    }),
    async (request, reply) => {
      await linkLimits.countForgotten(request.ip);
      const { email } = request.body;
      // After the response, so that its time does not tell whether the account exists.
      reply.raw.once("close", () => {
        sendResetLink(services, email).catch((error) =>
          request.log.error({ err: error }, "a link for a new password was not sent"),
        );
      });
      return { success: true as const };
    },
  );

  app.post(
    OWN_ACCOUNT_PATHS.reset,
    route(
      { access: "public", worksOnFullDisk: true },
      "Set a new password; ends every session and every token",
      {
        body: resetSchema,
        refusals: [404, 410, 429],
        response: { 200: linkUsedSchema },
      },
    ),
    async (request) => {
      const { token, password } = request.body;
      const link = await requireLink(request.ip, token, "reset");
      await resetPassword(services, link, await hashGoodPassword(password, link.email, request.ip));
      return { success: true as const, email: link.email };
    },
  );

  app.post(
    OWN_ACCOUNT_PATHS.confirmEmail,
    route("public", "Confirm a new email address", {
      body: emailConfirmationSchema,
      refusals: [404, 410, 429],
      response: { 200: linkUsedSchema },
    }),
    async (request) => {
      const link = await requireLink(request.ip, request.body.token, "email");
      await confirmEmail(services, link);
      return { success: true as const, email: link.email };
    },
  );
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
