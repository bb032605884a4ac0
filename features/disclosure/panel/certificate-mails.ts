import type { MailGroup } from "../../../core/panel/feature-panel.ts";
import { words } from "../../../core/ui/panel-words.ts";

const { mails, mailsText, mailsNotSet, mailsOn } = words.certificates;

export const certificateMails: MailGroup = {
  feature: "disclosure",
  title: mails,
  text: mailsText,
  notSet: mailsNotSet,
  labels: { certificates: mailsOn },
};
