import { sql } from "kysely";
import type { Replacement, Tx } from "./migration.ts";

export const tables = ["mailChoices"];

/** One table of choices instead of one for each feature that sends mails. */
export const replaces: Replacement = {
  tables: ["enquiryMails", "certificateMails"],
  by: "mailChoices",
  convert({ enquiryMails = [], certificateMails = [] }) {
    const hours = new Map(enquiryMails.map(({ accountId, hour }) => [accountId, hour]));
    return [
      ...enquiryMails.map(({ accountId, topic, choice, hour }) => ({
        accountId: accountId ?? null,
        feature: "enquiries",
        topic: topic ?? null,
        choice: choice ?? null,
        hour: hour ?? null,
        since: "",
      })),
      ...certificateMails.map(({ accountId }) => ({
        accountId: accountId ?? null,
        feature: "disclosure",
        topic: "certificates",
        choice: "now",
        hour: hours.get(accountId) ?? 9,
        since: "",
      })),
    ];
  },
};

export async function migrate(tx: Tx): Promise<void> {
  await sql`CREATE TABLE "mailChoices" (
    "accountId" text NOT NULL, "feature" text NOT NULL, "topic" text NOT NULL, "choice" text NOT NULL, "hour" integer NOT NULL,
    "since" text NOT NULL, CONSTRAINT "mailChoicesOfAccount" PRIMARY KEY ("accountId", "feature", "topic")
  )`.execute(tx);
}
