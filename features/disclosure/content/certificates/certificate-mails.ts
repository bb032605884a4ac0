import { z } from "zod";
import { message } from "../../../../core/content/messages/message.ts";

export const CERTIFICATE_MAILS_PATH = "/admins/certificate-mails";

export const certificateMailsSchema = z.strictObject({
  /** Whether the account gets a mail 90, 30 and 7 days before a certificate expires, and when it has expired. */
  isOn: z.boolean({ error: message("not_a_flag", { label: "Mail" }) }),
});
export type CertificateMails = z.infer<typeof certificateMailsSchema>;

export const ownCertificateMailsSchema = certificateMailsSchema.extend({
  /** False: the school has no mail server, so that nothing is sent. */
  sendsMail: z.boolean(),
});
export type OwnCertificateMails = z.infer<typeof ownCertificateMailsSchema>;
