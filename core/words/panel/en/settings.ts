import type { SettingName } from "../../../content/site/settings.ts";

/** The choices of the school that belong to no feature, in the audit log. */
export const settingNames: Partial<Record<SettingName, string>> = {
  secondStepFor: "Who needs a second step at the login",
  siteAddress: "The address of the site in mails",
};
