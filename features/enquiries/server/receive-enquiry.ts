import { message } from "../../../core/content/messages/message.ts";
import { dayInIndia } from "../../../core/content/text/india-time.ts";
import { checkEntry } from "../../../core/content/types/check-entry.ts";
import type { ContentStore } from "../../../core/server/content/content-store.ts";
import type { EntryValues } from "../../../core/server/content/entry-rows.ts";
import { deriveId } from "../../../core/server/database/entries/entry-id.ts";
import { VISITOR } from "../../../core/server/database/entries/record-change.ts";
import type { Database } from "../../../core/server/database/tables.ts";
import { malformedRequest, validationFailed } from "../../../core/server/errors.ts";
import type { AttemptLimit, AttemptLimiter } from "../../../core/server/http/attempt-limiter.ts";
import type { FindSiteAddress } from "../../../core/server/site/site-address.ts";
import { LANGUAGES, type Language } from "../../../core/words/languages.ts";
import { CONTACT_HONEYPOT, contacts } from "../content/contacts.ts";
import { judgeEnquiry, type SpamReason } from "../content/spam/judge-enquiry.ts";
import { isFlood } from "./flood.ts";
import type { PlanMails } from "./mails-and-answers/enquiry-mails.ts";

const HOUR_SECONDS = 60 * 60;
const DAY_MS = 24 * HOUR_SECONDS * 1000;

const PER_ADDRESS: AttemptLimit = {
  attempts: 5,
  windowSeconds: 10 * 60,
  message: message("too_many_messages"),
};

/** With which a message is compared. */
const LATEST = 300;

export interface Sender {
  /** The network address. */
  address: string;
  /** Names the message: sent again with the same key and fields, it is stored once. */
  key?: string;
  /** The language of the page with the form; absent for calls of the API, whose body has it. */
  language?: Language;
}

/**
 * Stores a visitor's message; the API and the pages without JavaScript both end here. Spam gets the same answer. A message that is sent
 * again is stored once: a browser sends it again if the answer was lost, or if somebody presses the button twice.
 */
export type ReceiveEnquiry = (sent: unknown, sender: Sender) => Promise<{ reference: string }>;

interface ReceiverParts {
  db: Database;
  store: ContentStore;
  limiter: AttemptLimiter;
  planMails: PlanMails;
  findSiteAddress: FindSiteAddress;
  now?: (() => number) | undefined;
}

export function createEnquiryReceiver({
  db,
  store,
  limiter,
  planMails,
  findSiteAddress,
  now = Date.now,
}: ReceiverParts): ReceiveEnquiry {
  const findReference = (id: string) =>
    db.selectFrom("contacts").select("reference").where("_id", "=", id).executeTakeFirst();

  const listLatest = async () => {
    const rows = await db
      .selectFrom("contacts")
      .select("message")
      .where("createdAt", ">", new Date(now() - DAY_MS).toISOString())
      .orderBy("createdAt", "desc")
      .limit(LATEST)
      .execute();
    return rows.map(({ message }) => String(message ?? ""));
  };

  async function findReasons(
    { values, isTrapped, seconds }: ReadMessage,
    address: string,
  ): Promise<SpamReason[]> {
    const {
      name = "",
      phoneNumber = null,
      address: sendersAddress = null,
      message: text = "",
    } = values as Record<string, string>;
    const site = await findSiteAddress();
    return judgeEnquiry(
      { name, phoneNumber, address: sendersAddress, message: text },
      {
        isTrapped,
        seconds,
        ownHost: site === null ? null : new URL(site).host,
        fromAddress: await limiter.count(limiter.subject("contact-hour", address), HOUR_SECONDS),
        earlier: await listLatest(),
        isFlood: await isFlood(db, now()),
      },
    );
  }

  return async (sent, { address, key, language: pageLanguage }) => {
    const read = readMessage(sent, now());
    const { values } = read;
    const language = pageLanguage ?? read.language;
    const name = key ?? (pageLanguage && nameForm(limiter.subject("contact", address), now()));
    const id = name === undefined ? undefined : deriveId(JSON.stringify([name, values]));
    const stored = id === undefined ? undefined : await findReference(id);
    if (stored) return { reference: String(stored.reference) };
    await limiter.recordAttempt(limiter.subject("contact", address), PER_ADDRESS);
    const reasons = await findReasons(read, address);
    const isSpam = reasons.length > 0;
    const row = await store.create(
      contacts,
      {
        ...values,
        language: language ?? null,
        ...(isSpam && { status: "spam", spamReasons: JSON.stringify(reasons) }),
      },
      VISITOR,
      { id, ...(!isSpam && { alsoWrite: await planMails(values, language ?? "en") }) },
    );
    return { reference: String(row.reference) };
  };
}

/** The key of a form without JavaScript. Its page is the same for all, so that it cannot have one of its own. */
const nameForm = (subject: string, now: number) => `${subject} ${dayInIndia(new Date(now))}`;

interface ReadMessage {
  values: EntryValues;
  isTrapped: boolean;
  seconds: number | undefined;
  language: Language | undefined;
}

/** Throws a 400 that names the fields. */
function readMessage(sent: unknown, now: number): ReadMessage {
  if (sent === null || typeof sent !== "object" || Array.isArray(sent)) {
    throw malformedRequest(message("fields_not_json"));
  }
  const { [CONTACT_HONEYPOT]: trap, seconds, shownAt, language, ...fields } = sent as Record<string, unknown>;
  const unknown = Object.keys(fields).filter((name) => !Object.hasOwn(contacts.fields, name));
  if (unknown.length > 0) {
    throw validationFailed(
      Object.fromEntries(unknown.map((name) => [name, message("not_a_field_of_form", { name })])),
    );
  }
  const { values, errors, message: refusal } = checkEntry(contacts, "create", fields, () => false);
  if (refusal !== undefined) throw validationFailed(errors, refusal);
  // Another topic may have been chosen after the class.
  if (values.topic !== null && values.topic !== "admission") values.classSought = null;
  return {
    values,
    isTrapped: trap !== undefined && trap !== "",
    seconds: readSeconds(seconds) ?? readSecondsSince(shownAt, now),
    language: LANGUAGES.find((each) => each === language),
  };
}

const readSeconds = (sent: unknown) => (typeof sent === "number" && sent >= 0 ? sent : undefined);

/** A form that a page shows again has the time; the form of a cached page has none (decision 072). */
function readSecondsSince(shownAt: unknown, now: number): number | undefined {
  const moment = typeof shownAt === "string" ? Date.parse(shownAt) : Number.NaN;
  return readSeconds(Number.isNaN(moment) ? undefined : (now - moment) / 1000);
}
