import { send } from "../../../core/panel/api/send.ts";
import type { SiteContent } from "../../../core/server/pages/site-content.ts";
import { periodCalls } from "../content/privacy-and-figures/period-contract.ts";

export const enquiriesPreview: Partial<SiteContent> = {
  findSettings: async () => ({ enquiryMonths: (await send(periodCalls.find)).months }),
};
