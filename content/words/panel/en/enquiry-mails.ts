import type { SpamReason } from "../../../enquiries/judge-enquiry.ts";
import type { MailChoice } from "../../../enquiries/mail-choices.ts";

/** The choice of mails about new enquiries, on the screen of the own account. */
export const enquiryMails = {
  title: "Mails about new enquiries",
  text: "Choose for each topic when you get a mail. It has the topic, the reference number and the time, but neither the message nor anything about a child.",
  notSet:
    "This server does not send mail, so there are no mails about enquiries. You find new ones on the dashboard.",
  notLoaded: "Your choice of mails could not be loaded.",
  choices: { now: "At once", daily: "Once a day", never: "Never" } satisfies Record<MailChoice, string>,
  otherOrNone: "Other, or without a topic",
  hour: "Time of the daily mail",
  save: "Save mails",
  saved: "Your choice of mails is saved.",
};

/** Why an enquiry was taken for spam. */
export const spamReasons = {
  trap: "A hidden field was filled in, as robots do",
  manyLinks: "Many links",
  linkInName: "A link instead of a name",
  copies: "The same text came many times",
  flood: "Too many messages came at once",
  link: "A link",
  fast: "Filled in within three seconds",
  often: "Many messages from the same connection",
} satisfies Record<SpamReason, string>;
