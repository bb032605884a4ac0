import { actorOf } from "../../../../core/server/database/entries/record-change.ts";
import type { MailQueue } from "../../../../core/server/mail/mail-queue.ts";
import { type Api, routesOf } from "../../../../core/server/openapi.ts";
import {
  CERTIFICATE_MAILS_PATH,
  certificateMailsSchema,
  type OwnCertificateMails,
  ownCertificateMailsSchema,
} from "../../content/certificates/certificate-mails.ts";
import type { CertificateMailStore } from "./certificate-mail-store.ts";

interface CertificateMailServices {
  certificateMails: CertificateMailStore;
  mail: MailQueue;
}

/** Whether the own account gets mails about certificates that expire. */
export function registerCertificateMailRoutes(
  app: Api,
  { certificateMails, mail }: CertificateMailServices,
): void {
  const route = routesOf("Admins");
  const present = async (accountId: string): Promise<OwnCertificateMails> => ({
    isOn: await certificateMails.find(accountId),
    sendsMail: mail.isSet,
  });

  app.get(
    CERTIFICATE_MAILS_PATH,
    {
      ...route("session", "Whether you get mails about certificates that expire", {
        response: { 200: ownCertificateMailsSchema },
      }),
      exposeHeadRoute: false,
    },
    async ({ session }) => present(String(actorOf(session).accountId)),
  );

  app.put(
    CERTIFICATE_MAILS_PATH,
    route("session", "Choose whether you get mails about certificates that expire", {
      body: certificateMailsSchema,
      response: { 200: ownCertificateMailsSchema },
    }),
    async ({ session, body }) => {
      const accountId = String(actorOf(session).accountId);
      await certificateMails.save(accountId, body.isOn);
      return present(accountId);
    },
  );
}
