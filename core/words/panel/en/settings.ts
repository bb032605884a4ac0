import type { SettingName } from "../../../content/site/settings.ts";

/** The choices of the school, in the audit log. */
export const settingNames: Record<SettingName, string> = {
  secondStepFor: "Who needs a second step at the login",
  siteAddress: "The address of the site in mails",
  enquiryMonths: "How long closed enquiries are kept",
};
