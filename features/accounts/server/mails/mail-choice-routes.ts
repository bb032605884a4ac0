import type { FastifyInstance } from "fastify";
import { requireSession } from "../../../../core/server/http/require-session.ts";
import type { MailQueue } from "../../../../core/server/mail/mail-queue.ts";
import { serve } from "../../../../core/server/serve.ts";
import { mailChoiceCalls, type OwnMailChoices } from "../../content/mail-choices.ts";
import type { MailChoiceStore } from "./mail-choices.ts";

interface MailChoiceServices {
  mailChoices: MailChoiceStore;
  mail: Pick<MailQueue, "isSet">;
}

/** Which mails the own account gets. */
export function registerMailChoiceRoutes(
  app: FastifyInstance,
  { mailChoices, mail }: MailChoiceServices,
): void {
  const present = async (accountId: string): Promise<OwnMailChoices> => ({
    ...(await mailChoices.find(accountId)),
    sendsMail: mail.isSet,
  });

  serve(app, mailChoiceCalls.find, (request) => present(requireSession(request).accountId));

  serve(app, mailChoiceCalls.save, async (request) => {
    const { accountId } = requireSession(request);
    await mailChoices.save(accountId, request.body);
    return present(accountId);
  });
}
