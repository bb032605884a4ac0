import type { MailTime } from "../../../../core/content/feature.ts";

/** The choice of mails on the screen of the own account. */
export const mailChoices = {
  title: "Mails",
  text: "Choose which mails you get.",
  notLoaded: "Your choice of mails could not be loaded.",
  times: { now: "At once", daily: "Daily", never: "Never" } satisfies Record<MailTime, string>,
  hour: "Time of the daily mail",
  save: "Save mails",
  saved: "Your choice of mails is saved.",
};
