import { actorOf } from "../../../../core/server/database/entries/record-change.ts";
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
  choices: MailChoiceStore;
  mail: MailQueue;
}

/** Routes of the own account's choices for mails about new enquiries. */
export function registerMailChoiceRoutes(app: Api, { choices, mail }: MailChoiceServices): void {
  const route = routesOf("Admins");
  const present = async (accountId: string): Promise<OwnMailChoices> => ({
    ...(await choices.find(accountId)),
    sendsMail: mail.isSet,
  });

  app.get(
    MAIL_CHOICES_PATH,
    {
      ...route("session", "Which mails about new enquiries you get", {
        response: { 200: ownMailChoicesSchema },
      }),
      exposeHeadRoute: false,
    },
    async ({ session }) => present(String(actorOf(session).accountId)),
  );

  app.put(
    MAIL_CHOICES_PATH,
    route("session", "Choose which mails about new enquiries you get", {
      body: mailChoicesSchema,
      response: { 200: ownMailChoicesSchema },
    }),
    async ({ session, body }) => {
      const accountId = String(actorOf(session).accountId);
      await choices.save(accountId, body);
      return present(accountId);
    },
  );
}
