import type { MailGroup } from "../core/panel/feature-panel.ts";
import { certificateMails } from "./disclosure/panel/certificate-mails.ts";
import { enquiryMails } from "./enquiries/panel/enquiry-mails.ts";

/** The mails of features that the screen of the own account offers. */
export const mailGroups: readonly MailGroup[] = [enquiryMails, certificateMails];
