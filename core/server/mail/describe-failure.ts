import { type Coded, message } from "../../content/messages/message.ts";
import type { MailSettings } from "./mail-settings.ts";

/** The properties of the SMTP library's errors. */
export interface SmtpError extends Error {
  code?: string;
  /** The code of the system or of TLS that the library has replaced. */
  originalCode?: string;
  /** The SMTP command that failed. */
  command?: string;
  /** The server's answer. */
  response?: string;
  responseCode?: number;
  /** The server will never accept this. */
  permanent?: boolean;
}

export interface Failure {
  /** For the office. */
  reason: Coded;
  /** Whether another attempt cannot succeed. */
  isPermanent: boolean;
}

const CERTIFICATE_ERRORS = /^(CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_)/;
const MAX_REPLY = 200;

/** About the sender, the machine or a rule of the server (RFC 3463), although they answer a recipient. */
const NOT_ABOUT_RECIPIENT = /^\d{3} \d\.(1\.[78]|7\.\d+)\b|\b(sender|client|helo|relay|blocked)\b/i;

/** The usual answers of mail servers, by their extended code (RFC 3463) or their words. The first one that fits is used. */
const REFUSALS = [
  { command: "RCPT TO", answers: /^\d{3} \d\.2\.2\b|\bfull\b|quota/i, id: "mail_mailbox_full" },
  { command: "RCPT TO", answers: /^\d{3} \d\.1\.2\b|(domain|host) .*not found/i, id: "mail_domain_unknown" },
  {
    command: "RCPT TO",
    answers: /^5\d\d 5\.1\.1\b|^5.*(unknown|no such|not exist|not found|no mailbox|invalid recipient)/i,
    id: "mail_mailbox_unknown",
  },
  { command: "RCPT TO", answers: /^4/, id: "mail_try_later" },
  { command: "DATA", answers: /^5.*(spam|junk|blocked|blacklist|blocklist)/i, id: "mail_taken_for_spam" },
  { command: "DATA", answers: /too (large|big)|size/i, id: "mail_too_large" },
] as const;

/**
 * Why a mail was not sent. Only a refusal of the recipient or of the mail is permanent: somebody can fix the server, the login, the
 * certificate or the sender within two days.
 */
export function describeFailure(error: SmtpError, { server, from }: MailSettings): Failure {
  const reply = error.response === undefined ? undefined : readReply(error.response);
  if (reply !== undefined && (error.command === "RCPT TO" || error.command === "DATA")) {
    const code = String(error.responseCode ?? "");
    const isOther = error.command === "RCPT TO" && NOT_ABOUT_RECIPIENT.test(reply);
    const known = REFUSALS.find(
      ({ command, answers, id }) =>
        command === error.command && answers.test(reply) && (!isOther || id === "mail_try_later"),
    );
    const id = error.command === "DATA" ? "mail_refused" : "mail_address_refused";
    return {
      reason: known ? message(known.id, { code }) : message(id, { reply }),
      isPermanent: error.permanent === true,
    };
  }
  return {
    reason: describeTrouble(error, reply, { host: server.host, from: from.address }),
    isPermanent: false,
  };
}

function describeTrouble(
  { code, originalCode = "", command, permanent }: SmtpError,
  reply: string | undefined,
  { host, from }: { host: string; from: string },
): Coded {
  if (code === "EAUTH" && (permanent || reply === undefined)) return message("mail_login_refused", { host });
  if (code === "ETLS" || originalCode.startsWith("ERR_SSL_")) return message("mail_not_encrypted", { host });
  if (reply !== undefined && command === "MAIL FROM") {
    return message("mail_sender_refused", { host, from, reply });
  }
  if (reply !== undefined) return message("mail_server_answered", { host, reply });
  if (originalCode === "CERT_HAS_EXPIRED") return message("mail_certificate_expired", { host });
  if (originalCode === "ERR_TLS_CERT_ALTNAME_INVALID") return message("mail_certificate_name", { host });
  if (CERTIFICATE_ERRORS.test(originalCode)) return message("mail_certificate_untrusted", { host });
  if (originalCode === "ENOTFOUND") return message("mail_host_unknown", { host });
  if (code === "ETIMEDOUT" || originalCode === "ETIMEOUT") return message("mail_timed_out", { host });
  return message("mail_unreachable", { host });
}

/**
 * The server's own words in one short line. A word with a slash may be a link of the mail, which nobody but the recipient may see.
 */
export function readReply(response: string): string {
  const words = response
    .replace(/^(\d{3})-/, "$1 ")
    .replace(/\r?\n\d{3}[ -]/g, " ")
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, " ")
    .split(/\s+/)
    .map((word) => (word.includes("/") ? "…" : word));
  const reply = words.join(" ").trim();
  return reply.length > MAX_REPLY ? `${reply.slice(0, MAX_REPLY)}…` : reply;
}
