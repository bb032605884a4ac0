import type { SiteContent } from "../../../core/server/pages/site-content.ts";
import { findPeriod } from "./privacy/period-client.ts";

export const enquiriesPreview: Partial<SiteContent> = {
  findEnquiryMonths: async () => (await findPeriod()).months,
};
