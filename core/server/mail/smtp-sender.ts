import { Readable } from "node:stream";
import { type Coded, message } from "../../content/messages/message.ts";
import { describeFailure, type SmtpError } from "./describe-failure.ts";
import type { MailServer, MailSettings } from "./mail-settings.ts";

/** A mail as the recipient gets it. */
export interface Letter {
  /** The same for every attempt, so that mail programs recognise a copy. */
  id: string;
  to: string;
  /** The name of the school, unless MAIL_FROM has one. */
  fromName: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  /** A person wrote it: holiday responders may answer. */
  isPersonal?: boolean;
}

export type Delivery =
  | { state: "accepted" }
  /** Refused: another attempt cannot succeed. Unconfirmed: the mail may have arrived. */
  | { state: "refused" | "failed" | "unconfirmed"; reason: Coded }
  /** The program is closing; nothing was handed over. */
  | { state: "stopped" };

interface SendOptions {
  signal?: AbortSignal;
  /** Called when the server requests the text. If it fails, the text is not sent. */
  onHandOver?: () => Promise<void>;
}

export type SendLetter = (letter: Letter, options?: SendOptions) => Promise<Delivery>;

const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  /** The limit of a pause without any transfer. */
  socketTimeout: 30_000,
  /** For all steps together: a server may send single bytes for ever. */
  whole: 2 * 60_000,
};

/** The claim of a mail must last longer. */
export const LONGEST_SEND_MS = TIMEOUTS.whole;

/** Sends mails one by one, each on its own connection. Never logs: errors may contain the server's copy of a mail. */
export const createSmtpSender =
  (settings: MailSettings, timeouts: Partial<typeof TIMEOUTS> = {}): SendLetter =>
  async (letter, { signal, onHandOver }: SendOptions = {}) => {
    const { server, from } = settings;
    const { whole, ...limits } = { ...TIMEOUTS, ...timeouts };
    const content = await writeMessage(letter, settings);
    const { connection, complete } = await openConnection(server, limits);
    const handOver = new HandOver(content, onHandOver);
    const stop = () => {
      // After that the server's answer is worth waiting for.
      if (!handOver.isDone) connection.close();
    };
    let isTooLate = false;
    const timer = setTimeout(() => {
      isTooLate = true;
      connection.close();
    }, whole);
    signal?.addEventListener("abort", stop);
    try {
      if (signal?.aborted) return { state: "stopped" };
      await complete((done) => connection.connect(done));
      if (server.login && connection.allowsAuth) {
        const { user, password: pass } = server.login;
        await complete((done) => connection.login({ user, pass }, done));
      }
      const envelope = { from: from.address, to: letter.to, size: content.length };
      await complete((done) => connection.send(envelope, Readable.from(handOver.read()), done));
      connection.quit();
      return { state: "accepted" };
    } catch (error) {
      connection.close();
      if (handOver.error !== undefined) throw handOver.error;
      const hasAnswered = (error as SmtpError).responseCode !== undefined;
      if (handOver.isDone && !hasAnswered)
        return { state: "unconfirmed", reason: message("mail_unconfirmed") };
      if (signal?.aborted && !handOver.isDone) return { state: "stopped" };
      if (isTooLate) return { state: "failed", reason: message("mail_timed_out", { host: server.host }) };
      const { reason, isPermanent } = describeFailure(error as SmtpError, settings);
      return { state: isPermanent ? "refused" : "failed", reason };
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener("abort", stop);
    }
  };

/** The content of a mail, read when the server requests it. */
class HandOver {
  /** From here on the mail may have been delivered. */
  isDone = false;
  /** Why the content was not sent. */
  error: unknown;
  readonly #content: Buffer;
  readonly #onHandOver: SendOptions["onHandOver"];

  constructor(content: Buffer, onHandOver: SendOptions["onHandOver"]) {
    this.#content = content;
    this.#onHandOver = onHandOver;
  }

  async *read(): AsyncGenerator<Buffer> {
    try {
      await this.#onHandOver?.();
    } catch (error) {
      this.error = error;
      // A new error, because the library changes the errors of streams.
      throw new Error("The mail was not handed over");
    }
    this.isDone = true;
    yield this.#content;
  }
}

/** `complete` runs a step of the connection, and fails when the connection does. */
async function openConnection(
  { host, port, isSecure, login }: MailServer,
  limits: Omit<typeof TIMEOUTS, "whole">,
) {
  // The library is not loaded before the first mail.
  const { default: SMTPConnection } = await import("nodemailer/lib/smtp-connection");
  const isLocal = isThisMachine(host);
  const connection = new SMTPConnection({
    ...limits,
    host,
    port,
    secure: isSecure,
    // A mail server on this machine often has a certificate that nobody can check.
    ignoreTLS: isLocal,
    // A password is sent to another machine only if the connection is encrypted.
    requireTLS: login !== undefined && !isLocal,
  });
  const ended = new Promise<never>((_resolve, reject) => {
    connection.on("error", reject);
    connection.on("end", () => reject(new Error("The connection has ended")));
  });
  // It also ends after the last step.
  ended.catch(() => {});
  const complete = (start: (done: (error?: Error | null) => void) => void) =>
    Promise.race([
      ended,
      new Promise<void>((resolve, reject) => {
        start((error) => (error ? reject(error) : resolve()));
      }),
    ]);
  return { connection, complete };
}

async function writeMessage(letter: Letter, { from }: MailSettings): Promise<Buffer> {
  const { default: MailComposer } = await import("nodemailer/lib/mail-composer");
  const { id, to, fromName, replyTo, subject, text, html, isPersonal = false } = letter;
  const composer = new MailComposer({
    from: { name: from.name ?? fromName, address: from.address },
    to: { name: "", address: to },
    ...(replyTo !== null && { replyTo: { name: "", address: replyTo } }),
    subject,
    text,
    html,
    messageId: `<${id}@${from.address.split("@")[1]}>`,
    // No answers from holiday responders.
    ...(!isPersonal && { headers: { "Auto-Submitted": "auto-generated" } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

const isThisMachine = (host: string): boolean =>
  ["localhost", "::1"].includes(host) || /^127\.\d+\.\d+\.\d+$/.test(host);
