import { requireSession } from "../../../../core/server/http/require-session.ts";
import type { MailQueue } from "../../../../core/server/mail/mail-queue.ts";
import { type Api, routesOf } from "../../../../core/server/openapi.ts";
import {
  MAIL_CHOICES_PATH,
  mailChoicesSchema,
  type OwnMailChoices,
  ownMailChoicesSchema,
} from "../../content/mail-choices.ts";
import type { MailChoiceStore } from "./mail-choices.ts";

interface MailChoiceServices {
  mailChoices: MailChoiceStore;
  mail: Pick<MailQueue, "isSet">;
}

/** Which mails the own account gets. */
export function registerMailChoiceRoutes(app: Api, { mailChoices, mail }: MailChoiceServices): void {
  const route = routesOf("Admins");
  const present = async (accountId: string): Promise<OwnMailChoices> => ({
    ...(await mailChoices.find(accountId)),
    sendsMail: mail.isSet,
  });

  app.get(
    MAIL_CHOICES_PATH,
    {
      ...route("session", "Which mails you get", { response: { 200: ownMailChoicesSchema } }),
      exposeHeadRoute: false,
    },
    (request) => present(requireSession(request).accountId),
  );

  app.put(
    MAIL_CHOICES_PATH,
    route("session", "Choose which mails you get", {
      body: mailChoicesSchema,
      response: { 200: ownMailChoicesSchema },
    }),
    async (request) => {
      const { accountId } = requireSession(request);
      await mailChoices.save(accountId, request.body);
      return present(accountId);
    },
  );
}
