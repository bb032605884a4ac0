import { dayInIndia, startOfDayInIndia } from "../../../../core/content/text/india-time.ts";
import type { Database, Tx } from "../../../../core/server/database/tables.ts";
import type { MailQueue } from "../../../../core/server/mail/mail-queue.ts";
import type { FindSiteAddress } from "../../../../core/server/site/site-address.ts";
import type { ChosenTopics, MailChoiceStore } from "../../../accounts/server/exports.ts";
import { mailTopicOf } from "../../content/contact-topics.ts";
import { ENQUIRY_MAILS } from "../../content/enquiry-mail-words.ts";

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** An enquiry gets its time before it is committed, so that one of the last minute may not be readable yet. */
const COMMITTED_AFTER_MS = 60_000;
/** More are counted. */
const NAMED = 30;

/** The last moment at which a daily mail was due. */
export function findDueMoment(hour: number, now: number): number {
  const today = startOfDayInIndia(dayInIndia(new Date(now))).getTime() + hour * HOUR_MS;
  return today <= now ? today : today - DAY_MS;
}

interface DailyMailParts {
  db: Database;
  mail: MailQueue;
  choices: MailChoiceStore;
  findSiteAddress: FindSiteAddress;
  now?: (() => number) | undefined;
}

/**
 * Queues the daily mails that are due. Every process calls this every minute. Of several, the one that moves `sentUntil` on queues the
 * mail, in the same transaction.
 */
export function createDailyMails({ db, mail, choices, findSiteAddress, now = Date.now }: DailyMailParts) {
  async function sendTo(
    { accountId, to, topics, since }: ChosenTopics,
    { due, siteAddress }: { due: string; siteAddress: string },
  ) {
    const until = new Date(now() - COMMITTED_AFTER_MS).toISOString();
    const stored = await db
      .selectFrom("enquiryDigests")
      .select("sentUntil")
      .where("accountId", "=", accountId)
      .executeTakeFirst();
    // The first daily mail has only what has arrived since it was chosen.
    const after = stored && stored.sentUntil > since ? stored.sentUntil : since;
    if (after >= due) return;
    await db.transaction().execute(async (tx) => {
      const claimed = await tx
        .insertInto("enquiryDigests")
        .values({ accountId, sentUntil: until })
        .onConflict((conflict) =>
          conflict
            .column("accountId")
            .doUpdateSet({ sentUntil: until })
            .where("enquiryDigests.sentUntil", "=", stored?.sentUntil ?? ""),
        )
        .executeTakeFirst();
      if (claimed.numInsertedOrUpdatedRows === 0n || !to) return;
      const enquiries = await listNew(tx, topics, { after, until });
      if (enquiries.length === 0) return;
      const letter = ENQUIRY_MAILS[to.language].daily(
        enquiries.slice(0, NAMED),
        enquiries.length,
        `${siteAddress}/admin/ManageContacts`,
      );
      await mail.queue(tx, { kind: "new-enquiries", to: to.email, language: to.language, ...letter });
    });
  }

  return async function sendDailyMails(): Promise<void> {
    const siteAddress = await findSiteAddress();
    if (!mail.isSet || siteAddress === null) return;
    for (const chosen of await choices.listChosen("enquiries", "daily")) {
      const due = findDueMoment(chosen.hour, now() - COMMITTED_AFTER_MS);
      await sendTo(chosen, { due: new Date(due).toISOString(), siteAddress });
    }
  };
}

/** The enquiries of a time that nobody has dealt with. */
async function listNew(
  tx: Tx,
  topics: readonly string[],
  { after, until }: { after: string; until: string },
) {
  const rows = await tx
    .selectFrom("contacts")
    .select(["reference", "topic", "createdAt"])
    .where("status", "=", "new")
    .where("createdAt", ">", after)
    .where("createdAt", "<=", until)
    .orderBy("createdAt")
    .execute();
  return rows
    .map(({ reference, topic, createdAt }) => ({
      topic: mailTopicOf(topic),
      reference: String(reference),
      createdAt,
    }))
    .filter(({ topic }) => topics.includes(topic));
}
