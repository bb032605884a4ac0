import { initialSettings } from "../../../core/content/site/settings.ts";
import { send } from "../../../core/panel/api/send.ts";
import type { SiteContent } from "../../../core/server/pages/site-content.ts";
import { periodCalls } from "../content/privacy-and-figures/period-contract.ts";

export const enquiriesPreview: Partial<SiteContent> = {
  findSettings: async () => ({ ...initialSettings, enquiryMonths: (await send(periodCalls.find)).months }),
};
