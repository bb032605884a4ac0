import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { findMailKind } from "../../content/mail/mail-kinds.ts";
import { decode, message } from "../../content/messages/message.ts";
import type { Language } from "../../words/languages.ts";
import { composeMail, type MailSchool } from "./compose-mail.ts";
import { type ClaimedMail, ClaimLost, type MailStore } from "./mail-store.ts";
import { type Delivery, LONGEST_SEND_MS, type SendLetter } from "./smtp-sender.ts";

/** For mails of other processes, and those whose pause has ended. */
const LOOK_EVERY_MS = 5000;
/** A mail is queued in a transaction, which is committed a moment later. */
const AFTER_COMMIT_MS = 100;
/** Longer than sending takes, even if the clocks of two machines differ. */
const CLAIM_MS = LONGEST_SEND_MS + 3 * 60_000;
const RECORD_AGAIN_MS = 1000;

export interface MailLoop {
  /** Looks for due mails soon. */
  wake(): void;
  /** Waits for a mail that was handed over, and leaves the others for later. */
  close(): Promise<void>;
}

interface MailLoopParts {
  store: MailStore;
  send: SendLetter;
  findSchool: (language: Language) => Promise<MailSchool>;
  log: Pick<FastifyBaseLogger, "info" | "warn">;
}

/** Sends due mails one after the other. Logs have neither addresses nor texts. */
export function startMailLoop({ store, send, findSchool, log }: MailLoopParts): MailLoop {
  const claimant = randomUUID();
  const closing = new AbortController();
  const { signal } = closing;
  let isWoken = false;
  let endPause = () => {};

  async function run(): Promise<void> {
    while (!signal.aborted) {
      try {
        await sendDue();
      } catch (error) {
        // The database is away or full. A claimed mail is tried again when its claim ends.
        log.warn({ err: error }, "mails cannot be sent");
      }
      if (!isWoken && !signal.aborted) await pause();
      isWoken = false;
    }
  }

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LOOK_EVERY_MS);
      timer.unref();
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function sendDue(): Promise<void> {
    while (!signal.aborted) {
      const mail = await store.claimNext(claimant, CLAIM_MS);
      if (!mail) return;
      if (mail.handedOverAt !== null) await store.giveUp(mail, message("mail_unconfirmed"));
      else if (mail.isTooLate) await store.giveUp(mail, mail.lastError ?? message("mail_too_late"));
      else await record(mail, await deliver(mail));
    }
  }

  async function deliver(mail: ClaimedMail): Promise<Delivery | undefined> {
    const { _id: id, recipient: to, subject, replyTo, language } = mail;
    const school = await findSchool(language);
    const letter = {
      id,
      to,
      fromName: school.name,
      replyTo,
      subject,
      isPersonal: findMailKind(mail.kind)?.isPersonal ?? false,
      ...composeMail(mail, school),
    };
    try {
      return await send(letter, { signal, onHandOver: () => store.noteHandOver(mail) });
    } catch (error) {
      if (error instanceof ClaimLost) return undefined;
      throw error;
    }
  }

  /** Recording the result of a delivered mail is retried until it succeeds: it is stored nowhere else. */
  async function record(mail: ClaimedMail, delivery: Delivery | undefined): Promise<void> {
    if (!delivery) return;
    for (;;) {
      try {
        return await recordOnce(mail, delivery);
      } catch (error) {
        log.warn({ err: error, mail: mail._id }, "the state of a mail cannot be stored");
        if (signal.aborted) return;
        await sleep(RECORD_AGAIN_MS, undefined, { signal }).catch(() => {});
      }
    }
  }

  async function recordOnce(mail: ClaimedMail, delivery: Delivery): Promise<void> {
    const about = { mail: mail._id, kind: mail.kind, attempt: mail.attempts + 1 };
    if (delivery.state === "stopped") return store.release(mail);
    if (delivery.state === "accepted") {
      await store.noteSent(mail);
      return log.info(about, "mail sent");
    }
    const { reason, state } = delivery;
    // An unconfirmed mail may have arrived, so that another attempt could deliver it twice.
    const { isGivenUp } = await store.noteFailure(mail, reason, { isFinal: state !== "failed" });
    log.warn({ ...about, reason: decode(reason).id, isGivenUp }, "mail not sent");
  }

  const running = run();
  const wake = () => {
    isWoken = true;
    endPause();
  };
  return {
    wake: () => {
      setTimeout(wake, AFTER_COMMIT_MS).unref();
    },
    async close() {
      closing.abort();
      endPause();
      await running;
    },
  };
}
