import { createHash } from "node:crypto";
import type { Identity } from "../../../../core/content/site/identity.ts";
import type { EntryValues } from "../../../../core/server/content/entry-rows.ts";
import type { EntryRow, Tx } from "../../../../core/server/database/tables.ts";
import type { AttemptLimiter } from "../../../../core/server/http/attempt-limiter.ts";
import type { MailQueue } from "../../../../core/server/mail/mail-queue.ts";
import type { FindSiteAddress } from "../../../../core/server/site/site-address.ts";
import type { Language } from "../../../../core/words/languages.ts";
import type { MailChoiceStore, Recipient } from "../../../accounts/server/exports.ts";
import { mailTopicOf } from "../../content/contact-topics.ts";
import { ENQUIRY_MAILS } from "../../content/enquiry-mail-words.ts";
import { isAboutSchool } from "../../content/spam/school-words.ts";
import { writeReceipt } from "./write-receipt.ts";

const HOUR_SECONDS = 60 * 60;
/** Mails about single enquiries to one account in an hour. The next one says that no more follow. */
const NOTICES_IN_AN_HOUR = 10;
/** Anybody can enter any address: a stranger gets at most two short mails a day, without a word of the sender. */
const RECEIPTS_TO_ADDRESS_A_DAY = 2;
/** About a school, and the same number about anything else: in a flood, robots do not use up the receipts of parents. */
const RECEIPTS_IN_AN_HOUR = 30;

/** Decides which mails a new enquiry causes. The result queues them, in the transaction that stores the enquiry. */
export type PlanMails = (
  values: EntryValues,
  language: Language,
) => Promise<(tx: Tx, row: EntryRow) => Promise<void>>;

interface MailParts {
  mail: MailQueue;
  choices: MailChoiceStore;
  limiter: AttemptLimiter;
  findSchool: () => Promise<Identity>;
  findSiteAddress: FindSiteAddress;
}

/** The mails about one new enquiry: to people in the office who have chosen them, and a receipt for its sender. */
export function createMailPlanner({
  mail,
  choices,
  limiter,
  findSchool,
  findSiteAddress,
}: MailParts): PlanMails {
  /** Counts before the transaction: SQLite has one writer at a time. */
  async function planNotices(topic: EntryValues[string]) {
    const chosen = await choices.listChosen("enquiries", "now");
    const notices: { to: Recipient; isLast: boolean }[] = [];
    for (const { to, topics } of chosen) {
      if (!to || !topics.includes(mailTopicOf(topic))) continue;
      const number = await limiter.count(limiter.subject("enquiry-notice", "", to._id), HOUR_SECONDS);
      if (number <= NOTICES_IN_AN_HOUR + 1) notices.push({ to, isLast: number > NOTICES_IN_AN_HOUR });
    }
    return notices;
  }

  async function mayGetReceipt(email: string, message: string): Promise<boolean> {
    const toAddress = limiter.subject("enquiry-receipt", "", hashOf(email));
    if ((await limiter.count(toAddress, 24 * HOUR_SECONDS)) > RECEIPTS_TO_ADDRESS_A_DAY) return false;
    const all = limiter.subject("enquiry-receipt", isAboutSchool(message) ? "school" : "other");
    return (await limiter.count(all, HOUR_SECONDS)) <= RECEIPTS_IN_AN_HOUR;
  }

  return async ({ topic = null, email = null, message = "" }, language) => {
    if (!mail.isSet) return async () => {};
    const siteAddress = await findSiteAddress();
    // Mails have a link.
    const notices = siteAddress === null ? [] : await planNotices(topic);
    const sender =
      typeof email === "string" && (await mayGetReceipt(email, String(message))) ? email : undefined;
    const school = sender === undefined ? undefined : await findSchool();
    return async (tx, row) => {
      const enquiry = {
        topic: mailTopicOf(topic),
        reference: String(row.reference),
        createdAt: row.createdAt,
      };
      for (const { to, isLast } of notices) {
        const words = ENQUIRY_MAILS[to.language];
        const letter = isLast
          ? words.manyAtOnce(`${siteAddress}/admin/ManageContacts`)
          : words.atOnce(enquiry, `${siteAddress}/admin/enquiries/${row._id}`);
        await mail.queue(tx, { kind: "new-enquiries", to: to.email, language: to.language, ...letter });
      }
      if (sender !== undefined && school) {
        const receipt = writeReceipt(school, enquiry.reference, language);
        await mail.queue(tx, { kind: "enquiry-receipt", about: row._id, to: sender, language, ...receipt });
      }
    };
  };
}

/** The same for `Name@example.com` and `name+1@example.com`, which are one mailbox. */
function hashOf(email: string): string {
  const [name = "", host = ""] = email.toLowerCase().split("@");
  return createHash("sha256")
    .update(`${name.replace(/\+.*/, "")}@${host}`)
    .digest("base64url");
}
