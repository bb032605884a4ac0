import type { Database } from "../../../../core/server/database/tables.ts";
import type { FindRecipients } from "../../../accounts/server/exports.ts";
import { CONTACT_TOPICS, type ContactTopic } from "../../content/contact-topics.ts";
import { MAIL_CHOICES, type MailChoice, type MailChoices, NO_MAILS } from "../../content/mail-choices.ts";

/** An account with the topics that it has chosen for its daily mail. */
export interface DailyChoice {
  accountId: string;
  topics: ContactTopic[];
  hour: number;
}

interface ChoiceParts {
  db: Database;
  findRecipients: FindRecipients;
  now?: (() => number) | undefined;
}

export type MailChoiceStore = ReturnType<typeof createMailChoiceStore>;

const isTopic = (text: string): text is ContactTopic => CONTACT_TOPICS.some((topic) => topic === text);

/** The choices of accounts for mails about new enquiries. */
export function createMailChoiceStore({ db, findRecipients, now = Date.now }: ChoiceParts) {
  const listChosen = (choice: MailChoice) =>
    db
      .selectFrom("enquiryMails")
      .select(["accountId", "topic", "hour"])
      .where("choice", "=", choice)
      .orderBy("accountId")
      .execute();

  return {
    async find(accountId: string): Promise<MailChoices> {
      const rows = await db
        .selectFrom("enquiryMails")
        .select(["topic", "choice", "hour"])
        .where("accountId", "=", accountId)
        .execute();
      const topics = { ...NO_MAILS.topics };
      for (const { topic, choice } of rows) {
        const known = MAIL_CHOICES.find((each) => each === choice);
        if (known && isTopic(topic)) topics[topic] = known;
      }
      return { topics, hour: rows[0]?.hour ?? NO_MAILS.hour };
    },

    /** The audit log has no line for it, because it affects nobody else. The first daily mail has only what arrives from now on. */
    async save(accountId: string, { topics, hour }: MailChoices): Promise<void> {
      await db.transaction().execute(async (tx) => {
        const daily = await tx
          .selectFrom("enquiryMails")
          .select("topic")
          .where("accountId", "=", accountId)
          .where("choice", "=", "daily")
          .executeTakeFirst();
        await tx
          .insertInto("enquiryMails")
          .values(CONTACT_TOPICS.map((topic) => ({ accountId, topic, choice: topics[topic], hour })))
          .onConflict((conflict) =>
            conflict
              .columns(["accountId", "topic"])
              .doUpdateSet((eb) => ({ choice: eb.ref("excluded.choice"), hour: eb.ref("excluded.hour") })),
          )
          .execute();
        if (daily) return;
        const sentUntil = new Date(now()).toISOString();
        await tx
          .insertInto("enquiryDigests")
          .values({ accountId, sentUntil })
          .onConflict((conflict) => conflict.column("accountId").doUpdateSet({ sentUntil }))
          .execute();
      });
    },

    async listDaily(): Promise<DailyChoice[]> {
      const choices = new Map<string, DailyChoice>();
      for (const { accountId, topic, hour } of await listChosen("daily")) {
        const choice = choices.get(accountId) ?? { accountId, topics: [], hour };
        if (isTopic(topic)) choice.topics.push(topic);
        choices.set(accountId, choice);
      }
      return [...choices.values()];
    },

    /** The ids of the accounts that get a mail at once about an enquiry of this topic. */
    async listImmediate(about: ContactTopic): Promise<string[]> {
      const chosen = await listChosen("now");
      return chosen.filter(({ topic }) => topic === about).map(({ accountId }) => accountId);
    },

    /** Filters accounts that may read enquiries and have an address for mail. */
    findRecipients: (ids: readonly string[]) => findRecipients(ids, "enquiries:read"),
  };
}
