import { z } from "zod";
import type { MailKind } from "../../content/mail/mail-kinds.ts";
import { emailAddress } from "../../content/text/email-address.ts";
import type { Language } from "../../words/languages.ts";
import { createIdSource } from "../database/entries/entry-id.ts";
import type { Database, Tx } from "../database/tables.ts";

const HOUR_MS = 60 * 60_000;
/** A mail that could not be sent for this long is given up. */
const GIVE_UP_AFTER_MS = 48 * HOUR_MS;
const MAX_SUBJECT = 200;
const MAX_TEXT = 100_000;

export interface OutgoingMail {
  kind: MailKind;
  /** One address. */
  to: string;
  /** The recipient's language. `subject` and `text` are in it. */
  language: Language;
  subject: string;
  /**
   * Plain text with empty lines between paragraphs, without the school's name and a greeting at the end. The HTML part has the same
   * text. A line that is only a web address is shown as a button, too.
   */
  text: string;
  /** The label of the button. */
  button?: string;
  replyTo?: string;
  /** The id of the enquiry, or of the link to an account, that it is about. */
  about?: string;
  /** The end of the link in the text; the mail is not sent afterwards. */
  validUntil?: string;
}

/** The interface of mail for other features. */
export interface MailQueue {
  /** False without SMTP_URL. Then nothing can be queued: show the link, so that it can be copied. */
  readonly isSet: boolean;
  /**
   * Queues a mail in the transaction that creates what the mail is about: both are stored, or neither. It is sent within seconds after
   * the commit. Returns its id.
   */
  queue(tx: Tx, mail: OutgoingMail): Promise<string>;
}

/** A mail with a value that cannot be a header: a line break in one could add recipients. */
export class UnsendableMail extends Error {}

interface MailQueueOptions {
  isSet: boolean;
  now?: (() => number) | undefined;
  /** Called before the commit. */
  onQueued?: () => void;
}

export const createMailQueue = ({ isSet, now = Date.now, onQueued }: MailQueueOptions): MailQueue => ({
  isSet,
  async queue(tx, mail) {
    if (!isSet) throw new Error("Mail is not set up");
    const id = await queueMail(tx, mail, now());
    onQueued?.();
    return id;
  },
});

const createId = createIdSource();

async function queueMail(tx: Database, mail: OutgoingMail, now: number): Promise<string> {
  requireSendable(mail);
  const {
    kind,
    to,
    language,
    subject,
    text,
    button = null,
    replyTo = null,
    about = null,
    validUntil = null,
  } = mail;
  const _id = createId();
  const createdAt = new Date(now).toISOString();
  await tx
    .insertInto("mails")
    .values({
      _id,
      kind,
      recipient: to,
      language,
      subject,
      text,
      button,
      replyTo,
      about,
      createdAt,
      validUntil,
      nextTryAt: createdAt,
      giveUpAt: findGiveUpTime(now, validUntil),
    })
    .execute();
  return _id;
}

/** The moment after which a mail is not sent any more. */
export function findGiveUpTime(now: number, validUntil: string | null): string {
  const latest = new Date(now + GIVE_UP_AFTER_MS).toISOString();
  return validUntil !== null && validUntil < latest ? validUntil : latest;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to refuse
const NOT_IN_HEADERS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
const line = z
  .string()
  .min(1)
  .max(MAX_SUBJECT)
  .refine((text) => !NOT_IN_HEADERS.test(text));

const sendable = z.object({
  to: emailAddress,
  replyTo: emailAddress.optional(),
  subject: line,
  button: line.optional(),
  text: z.string().min(1).max(MAX_TEXT),
  validUntil: z.iso.datetime().optional(),
});

/** The error names fields, never values. */
function requireSendable(mail: OutgoingMail): void {
  const result = sendable.safeParse(mail);
  if (result.success) return;
  const fields = new Set(result.error.issues.map(({ path }) => path.join(".")));
  throw new UnsendableMail(`A mail cannot be sent with this ${[...fields].join(", ")}`);
}
