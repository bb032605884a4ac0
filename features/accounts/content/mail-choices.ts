import { z } from "zod";
import { defineCalls } from "../../../core/content/api/define-calls.ts";
import { message } from "../../../core/content/messages/message.ts";
import { label } from "../../../core/words/label.ts";
import { features } from "../../content.ts";

/** The mails of all features that the owner of an account chooses. */
export const CHOSEN_MAILS = features.flatMap((feature) =>
  "mails" in feature ? [{ feature: feature.name, ...feature.mails }] : [],
);
type Chosen = (typeof CHOSEN_MAILS)[number];

const LAST_HOUR = 23;
const hourError = message("not_a_number", { label: label("Hour", "घंटा"), minimum: 0, maximum: LAST_HOUR });

const topicsSchema = ({ topics, times }: Chosen) => {
  const time = z.enum(times, {
    error: message("not_an_option", { label: label("Mail", "ईमेल"), options: times.join(", ") }),
  });
  return z.strictObject(Object.fromEntries(topics.map((topic) => [topic, time])));
};

const mailChoicesSchema = z.strictObject({
  /** When the account gets a mail, by feature and topic. */
  mails: z.strictObject(
    Object.fromEntries(CHOSEN_MAILS.map((chosen) => [chosen.feature, topicsSchema(chosen)])),
  ),
  /** The hour of the daily mail, in India. */
  hour: z.int({ error: hourError }).min(0, hourError).max(LAST_HOUR, hourError),
});
export type MailChoices = z.infer<typeof mailChoicesSchema>;

const ownMailChoicesSchema = mailChoicesSchema.extend({
  /** False: the school has no mail server, so that nothing is sent. */
  sendsMail: z.boolean(),
});
export type OwnMailChoices = z.infer<typeof ownMailChoicesSchema>;

export const mailChoiceCalls = defineCalls("Admins", {
  find: {
    method: "GET",
    path: "/admins/mails",
    access: "session",
    summary: "Which mails you get",
    exposeHeadRoute: false,
    answer: ownMailChoicesSchema,
  },
  save: {
    method: "PUT",
    path: "/admins/mails",
    access: "session",
    summary: "Choose which mails you get",
    body: mailChoicesSchema,
    answer: ownMailChoicesSchema,
  },
});
