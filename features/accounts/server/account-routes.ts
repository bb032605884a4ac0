import { z } from "zod";
import {
  chosenLanguageSchema,
  doneBodySchema,
  LANGUAGE_PATH,
  languageChoiceSchema,
  OWN_RIGHTS_PATH,
  ownRightsSchema,
  ownSessionsSchema,
} from "../../../core/content/api/api-contract.ts";
import { message } from "../../../core/content/messages/message.ts";
import { actorOf } from "../../../core/server/database/entries/record-change.ts";
import { notFound, validationFailed } from "../../../core/server/errors.ts";
import { requireSession } from "../../../core/server/http/require-session.ts";
import { type Api, routesOf } from "../../../core/server/openapi.ts";
import { label } from "../../../core/words/label.ts";
import {
  emailChangeAnswerSchema,
  emailChangeSchema,
  nameChangeSchema,
  OWN_ACCOUNT_PATHS,
  passwordChangeSchema,
} from "../content/account-contract.ts";
import type { AuthServices } from "./auth-services.ts";
import { changeEmail } from "./links/change-email.ts";
import { describePlace } from "./login/describe-place.ts";
import { sessionIdOf } from "./login/session-store.ts";
import type { ManageServices } from "./manage-routes.ts";
import { createPasswordCheck, notCurrentPassword } from "./passwords/password-check.ts";
import { findWeakness } from "./passwords/password-rules.ts";

/** Routes for the own account, whatever its role. */
export function registerAccountRoutes(app: Api, services: AuthServices & ManageServices): void {
  const { accounts, sessions } = services;
  const route = routesOf("Admins");
  const withPassword = createPasswordCheck(services);

  app.put(
    "/admins/password",
    route(
      { access: "session", worksOnFullDisk: true },
      "Change your password; ends your other sessions, and your tokens except `keptTokens`",
      {
        body: passwordChangeSchema,
        refusals: [429],
        response: { 200: doneBodySchema },
      },
    ),
    async (request) => {
      const session = requireSession(request);
      const { currentPassword, newPassword, keptTokens } = request.body;
      await withPassword(session.email, currentPassword, async (account) => {
        const weakness =
          newPassword === currentPassword
            ? message("same_password")
            : await findWeakness(newPassword, session.email, await accounts.findSchoolTexts());
        if (weakness !== undefined) throw validationFailed({ newPassword: weakness });
        const isChanged = await accounts.changePassword(session.email, newPassword, {
          actor: actorOf(session),
          keptSession: session.tokenHash,
          keptTokens,
          verifiedHash: account.passwordHash,
        });
        if (!isChanged) throw notCurrentPassword();
      });
      return { success: true as const, message: "Password changed. All other sessions have ended." };
    },
  );

  app.put(
    OWN_ACCOUNT_PATHS.name,
    route("session", "Change your name", { body: nameChangeSchema, response: { 200: doneBodySchema } }),
    async (request) => {
      const session = requireSession(request);
      await accounts.change(session.accountId, request.body, actorOf(session));
      return { success: true as const };
    },
  );

  app.post(
    OWN_ACCOUNT_PATHS.email,
    route(
      "session",
      "Change your email address; it is confirmed at the new address if the school sends mail",
      {
        body: emailChangeSchema,
        refusals: [429],
        response: { 200: emailChangeAnswerSchema },
      },
    ),
    async (request) => {
      const session = requireSession(request);
      const { email, currentPassword } = request.body;
      const isChanged = await withPassword(session.email, currentPassword, () =>
        changeEmail(services, session, email),
      );
      return { isChanged };
    },
  );

  app.get(
    OWN_RIGHTS_PATH,
    {
      ...route("session", "Your account and its permissions", { response: { 200: ownRightsSchema } }),
      exposeHeadRoute: false,
    },
    async (request) => {
      const { accountId, email, permissions, mustSetUpSecondStep = false } = requireSession(request);
      return { accountId, email, permissions: [...permissions], mustSetUpSecondStep };
    },
  );

  app.get(
    LANGUAGE_PATH,
    {
      ...route("session", "The language that you have chosen for the admin panel", {
        response: { 200: chosenLanguageSchema },
      }),
      exposeHeadRoute: false,
    },
    async (request) => ({ language: await accounts.findLanguage(requireSession(request).accountId) }),
  );

  app.put(
    LANGUAGE_PATH,
    route("session", "Choose the language of the admin panel, wherever you log in", {
      body: languageChoiceSchema,
      response: { 200: chosenLanguageSchema },
    }),
    async (request) => {
      const { language } = request.body;
      await accounts.chooseLanguage(requireSession(request).accountId, language);
      return { language };
    },
  );

  app.get(
    "/admins/sessions",
    {
      ...route("session", "List your sessions", { response: { 200: ownSessionsSchema } }),
      exposeHeadRoute: false,
    },
    async (request) => {
      const { accountId, email, tokenHash } = requireSession(request);
      const current = sessionIdOf(tokenHash);
      const [own, hasGeneratedPassword, name] = await Promise.all([
        sessions.listOf(accountId),
        accounts.hasGeneratedPassword(accountId),
        accounts.findName(accountId),
      ]);
      const addressOfCurrent = own.find(({ id }) => id === current)?.address ?? "";
      return {
        name,
        email,
        hasGeneratedPassword,
        sessions: own.map(({ address, ...each }) => ({
          ...each,
          ...describePlace(address, addressOfCurrent),
          isCurrent: each.id === current,
        })),
      };
    },
  );

  app.delete(
    "/admins/sessions/:id",
    route("session", "End one of your sessions", {
      params: z.object({ id: z.string() }),
      response: { 200: doneBodySchema },
    }),
    async (request) => {
      if (!(await sessions.endOwn(requireSession(request), request.params.id)))
        throw notFound(label("Session", "लॉगिन सत्र"));
      return { success: true as const, message: "Session ended." };
    },
  );
}
