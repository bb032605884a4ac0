import type { AccountCard } from "../core/panel/feature-panel.ts";
import { certificateMailsCard } from "./disclosure/panel/certificate-mails-section.tsx";
import { enquiryMailsCard } from "./enquiries/panel/enquiry-mails-section.tsx";

/** The cards that features add to the screen of the own account. */
export const accountCards: readonly AccountCard[] = [enquiryMailsCard, certificateMailsCard];
