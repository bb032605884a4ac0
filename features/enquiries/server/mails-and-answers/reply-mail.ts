import type { Identity } from "../../../../core/content/site/identity.ts";
import { isEmailAddress } from "../../../../core/content/text/email-address.ts";
import { formatDay } from "../../../../core/content/text/format-day.ts";
import type { EntryRow } from "../../../../core/server/database/tables.ts";
import type { OutgoingMail } from "../../../../core/server/mail/mail-queue.ts";
import { WORDS } from "../../../../core/words/index.ts";
import type { Language } from "../../../../core/words/languages.ts";
import { REPLY_WORDS } from "../../content/replies/reply-words.ts";

/** The school's own address; null if it has none that a mail can name. */
export const findReplyTo = ({ email }: Pick<Identity, "email">): string | null =>
  email && isEmailAddress(email) ? email : null;

/** The mail with an answer. Only addresses and the reference are in its headers, never what somebody has typed. */
export function writeReplyMail(
  enquiry: EntryRow,
  { text, language }: { text: string; language: Language },
  school: Pick<Identity, "email">,
): OutgoingMail {
  const { subject, youWrote } = REPLY_WORDS[language];
  const replyTo = findReplyTo(school);
  const message = String(enquiry.message ?? "");
  const quote =
    message === "" ? [] : [youWrote(formatDay(enquiry.createdAt, WORDS[language].months)), quoted(message)];
  return {
    kind: "enquiry-reply",
    about: enquiry._id,
    to: String(enquiry.email),
    language,
    subject: subject(String(enquiry.reference)),
    text: [text, ...quote].join("\n\n"),
    ...(replyTo !== null && { replyTo }),
  };
}

/** With > before each line, so that the parent's words stay one paragraph and cannot be taken for the school's. */
const quoted = (message: string) =>
  message
    .split(/\r\n?|\n/)
    .map((line) => (line === "" ? ">" : `> ${line}`))
    .join("\n");
