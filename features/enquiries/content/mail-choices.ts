import { z } from "zod";
import { message } from "../../../core/content/messages/message.ts";
import { CONTACT_TOPICS, type ContactTopic } from "./contact-topics.ts";

/** When an account gets a mail about new enquiries. */
export const MAIL_CHOICES = ["now", "daily", "never"] as const;
export type MailChoice = (typeof MAIL_CHOICES)[number];

/** The hour of the daily mail until somebody chooses another one. */
const USUAL_HOUR = 9;

export const MAIL_CHOICES_PATH = "/admins/enquiry-mails";

const LAST_HOUR = 23;
const choice = z.enum(MAIL_CHOICES, {
  error: message("not_an_option", { label: "Mail", options: MAIL_CHOICES.join(", ") }),
});
const hourError = message("not_a_number", { label: "Hour", minimum: 0, maximum: LAST_HOUR });

export const mailChoicesSchema = z.strictObject({
  /** An enquiry without a topic counts as `other`. */
  topics: z.strictObject(
    Object.fromEntries(CONTACT_TOPICS.map((topic) => [topic, choice])) as Record<ContactTopic, typeof choice>,
  ),
  /** The hour of the daily mail, in India. */
  hour: z.int({ error: hourError }).min(0, hourError).max(LAST_HOUR, hourError),
});
export type MailChoices = z.infer<typeof mailChoicesSchema>;

/** Nobody gets mails before choosing them: the address of an account is a login name that may not be confirmed. */
export const NO_MAILS: MailChoices = {
  topics: Object.fromEntries(CONTACT_TOPICS.map((topic) => [topic, "never"])) as MailChoices["topics"],
  hour: USUAL_HOUR,
};

export const ownMailChoicesSchema = mailChoicesSchema.extend({
  /** False: the school has no mail server, so that nothing is sent. */
  sendsMail: z.boolean(),
});
export type OwnMailChoices = z.infer<typeof ownMailChoicesSchema>;

/** The topic under which an enquiry is mailed. */
export const mailTopicOf = (topic: unknown): ContactTopic =>
  CONTACT_TOPICS.find((each) => each === topic) ?? "other";
