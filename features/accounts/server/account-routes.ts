import type { FastifyInstance } from "fastify";
import { languageCalls, sessionCalls, viewCalls } from "../../../core/content/api/session-contract.ts";
import { message } from "../../../core/content/messages/message.ts";
import { actorOf } from "../../../core/server/database/entries/record-change.ts";
import { notFound, validationFailed } from "../../../core/server/errors.ts";
import { requireSession } from "../../../core/server/http/require-session.ts";
import { serve } from "../../../core/server/serve.ts";
import { label } from "../../../core/words/label.ts";
import { resourceNames } from "../../types.ts";
import { ownAccountCalls } from "../content/account-contract.ts";
import type { AuthServices } from "./auth-services.ts";
import { changeEmail } from "./links/change-email.ts";
import { describePlace } from "./login/describe-place.ts";
import { sessionIdOf } from "./login/session-store.ts";
import type { ManageServices } from "./manage-routes.ts";
import { createPasswordCheck, notCurrentPassword } from "./passwords/password-check.ts";
import { findWeakness } from "./passwords/password-rules.ts";

/** Routes for the own account, whatever its role. */
export function registerAccountRoutes(app: FastifyInstance, services: AuthServices & ManageServices): void {
  const { accounts, sessions } = services;
  const withPassword = createPasswordCheck(services);

  serve(app, ownAccountCalls.changePassword, async (request) => {
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
  });

  serve(app, ownAccountCalls.changeName, async (request) => {
    const session = requireSession(request);
    await accounts.change(session.accountId, request.body, actorOf(session));
  });

  serve(app, ownAccountCalls.changeEmail, async (request) => {
    const session = requireSession(request);
    const { email, currentPassword } = request.body;
    const isChanged = await withPassword(session.email, currentPassword, () =>
      changeEmail(services, session, email),
    );
    return { isChanged };
  });

  serve(app, sessionCalls.findRights, async (request) => {
    const { accountId, email, permissions, mustSetUpSecondStep = false } = requireSession(request);
    const { name, duties, views } = await accounts.findOwner(accountId);
    return { accountId, name, email, duties, permissions: [...permissions], mustSetUpSecondStep, views };
  });

  serve(app, languageCalls.find, async (request) => ({
    language: await accounts.findLanguage(requireSession(request).accountId),
  }));

  serve(app, languageCalls.choose, async (request) => {
    const { language } = request.body;
    await accounts.chooseLanguage(requireSession(request).accountId, language);
    return { language };
  });

  serve(app, viewCalls.choose, async (request) => {
    const type = resourceNames.find((name) => name === request.params.type);
    if (!type) throw notFound(label("Type", "प्रकार"));
    await accounts.chooseView(requireSession(request).accountId, type, request.body.view);
  });

  serve(app, sessionCalls.list, async (request) => {
    const { accountId, email, tokenHash } = requireSession(request);
    const current = sessionIdOf(tokenHash);
    const [own, hasGeneratedPassword, { name }] = await Promise.all([
      sessions.listOf(accountId),
      accounts.hasGeneratedPassword(accountId),
      accounts.findOwner(accountId),
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
  });

  serve(app, sessionCalls.end, async (request) => {
    if (!(await sessions.endOwn(requireSession(request), request.params.id)))
      throw notFound(label("Session", "लॉगिन सत्र"));
    return { success: true as const, message: "Session ended." };
  });
}
