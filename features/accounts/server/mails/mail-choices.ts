import type { MailTime } from "../../../../core/content/feature.ts";
import type { Database } from "../../../../core/server/database/tables.ts";
import { CHOSEN_MAILS, type MailChoices } from "../../content/mail-choices.ts";
import type { FindRecipients, Recipient } from "../links/mail-recipients.ts";

/** An account with the topics for which it has chosen a time. */
export interface ChosenTopics {
  accountId: string;
  /** Absent: the account may not read the subject any more, is disabled or has no address for mail. */
  to: Recipient | undefined;
  topics: string[];
  hour: number;
  /** Since when at least one of the topics is chosen. */
  since: string;
}

interface ChoiceParts {
  db: Database;
  findRecipients: FindRecipients;
  now?: (() => number) | undefined;
}

export type MailChoiceStore = ReturnType<typeof createMailChoiceStore>;

const USUAL_HOUR = 9;

/** The choices of accounts for mails. Nobody gets them before choosing: the address of an account may not be confirmed. */
export function createMailChoiceStore({ db, findRecipients, now = Date.now }: ChoiceParts) {
  return {
    async find(accountId: string): Promise<MailChoices> {
      const rows = await db
        .selectFrom("mailChoices")
        .select(["feature", "topic", "choice", "hour"])
        .where("accountId", "=", accountId)
        .execute();
      const timeOf = (feature: string, topic: string, times: readonly MailTime[]) => {
        const row = rows.find((each) => each.feature === feature && each.topic === topic);
        return times.find((time) => time === row?.choice) ?? "never";
      };
      const mails = CHOSEN_MAILS.map(({ feature, topics, times }) => [
        feature,
        Object.fromEntries(topics.map((topic) => [topic, timeOf(feature, topic, times)])),
      ]);
      return { mails: Object.fromEntries(mails), hour: rows[0]?.hour ?? USUAL_HOUR };
    },

    /** The audit log has no line for it, because it affects nobody else. */
    async save(accountId: string, { mails, hour }: MailChoices): Promise<void> {
      const since = new Date(now()).toISOString();
      const rows = Object.entries(mails).flatMap(([feature, topics]) =>
        Object.entries(topics).map(([topic, choice]) => ({ accountId, feature, topic, choice, hour, since })),
      );
      await db
        .insertInto("mailChoices")
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(["accountId", "feature", "topic"]).doUpdateSet((eb) => ({
            choice: eb.ref("excluded.choice"),
            hour: eb.ref("excluded.hour"),
            since: eb
              .case()
              .when("mailChoices.choice", "=", eb.ref("excluded.choice"))
              .then(eb.ref("mailChoices.since"))
              .else(eb.ref("excluded.since"))
              .end(),
          })),
        )
        .execute();
    },

    async listChosen(
      feature: (typeof CHOSEN_MAILS)[number]["feature"],
      time: MailTime,
    ): Promise<ChosenTopics[]> {
      const rows = await db
        .selectFrom("mailChoices")
        .select(["accountId", "topic", "hour", "since"])
        .where("feature", "=", feature)
        .where("choice", "=", time)
        .orderBy("accountId")
        .execute();
      const byAccount = Map.groupBy(rows, ({ accountId }) => accountId);
      const needs = CHOSEN_MAILS.find((chosen) => chosen.feature === feature)?.needs;
      const people = needs ? await findRecipients([...byAccount.keys()], needs) : [];
      return [...byAccount].map(([accountId, chosen]) => ({
        accountId,
        to: people.find(({ _id }) => _id === accountId),
        topics: chosen.map(({ topic }) => topic),
        hour: chosen[0]?.hour ?? USUAL_HOUR,
        since: chosen.map(({ since }) => since).sort()[0] ?? "",
      }));
    },
  };
}
