import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import {
  MAX_LISTED_MAILS,
  type MailState,
  mailCalls,
  type UnsentMail,
} from "../../content/mail/mail-contract.ts";
import { MAIL_WORDS } from "../../content/mail/mail-words.ts";
import { type Coded, message } from "../../content/messages/message.ts";
import type { Language } from "../../words/languages.ts";
import { actorOf, recordChange } from "../database/entries/record-change.ts";
import type { Database } from "../database/tables.ts";
import type { AttemptLimit, AttemptLimiter } from "../http/attempt-limiter.ts";
import { serve } from "../serve.ts";
import { composeMail } from "./compose-mail.ts";
import { presentReason } from "./deliveries.ts";
import type { MailSettings } from "./mail-settings.ts";
import type { MailStore } from "./mail-store.ts";
import type { Outbox } from "./outbox.ts";

const TEST_MAILS: AttemptLimit = {
  attempts: 10,
  windowSeconds: 60 * 60,
  message: message("too_many_test_mails"),
};

export interface MailServices {
  db: Database;
  limiter: AttemptLimiter;
  outbox: Outbox;
  findLanguage: (accountId: string) => Promise<Language | null>;
}

export function registerMailRoutes(
  app: FastifyInstance,
  { db, limiter, outbox, findLanguage }: MailServices,
): void {
  const { store, sending } = outbox;
  const closing = new AbortController();
  app.addHook("preClose", async () => closing.abort());

  serve(app, mailCalls.find, async () => {
    const [counts, mails, siteAddress] = await Promise.all([
      store.countUnsent(),
      store.listUnsent(MAX_LISTED_MAILS),
      outbox.findSiteAddress(),
    ]);
    return {
      sender: presentSender(sending?.settings),
      sendsLinks: siteAddress !== null,
      ...counts,
      mails: mails.map(presentMail),
    };
  });

  serve(app, mailCalls.sendTest, async ({ session, body: { to } }) => {
    if (!sending) return { isAccepted: false, ...presentReason(message("mail_not_set")) };
    const actor = actorOf(session);
    await limiter.recordAttempt(limiter.subject("test-mail", "", actor.name), TEST_MAILS);
    await db.transaction().execute((tx) => recordChange(tx, actor, { type: "mail", action: "send-test" }));
    const language = (session && (await findLanguage(session.accountId))) ?? "en";
    const letter = await writeTestMail(to, language, outbox);
    const delivery = await sending.send(letter, { signal: closing.signal });
    const isAccepted = delivery.state === "accepted";
    return { isAccepted, ...presentReason("reason" in delivery ? delivery.reason : null) };
  });

  serve(app, mailCalls.retry, async ({ session, body: { ids } }) => {
    const count = await store.retry(ids, actorOf(session));
    sending?.wake();
    return { count };
  });

  serve(app, mailCalls.dismiss, async ({ session, body: { ids } }) => ({
    count: await store.dismiss(ids, actorOf(session)),
  }));
}

async function writeTestMail(to: string, language: Language, { findSchool }: Outbox) {
  const school = await findSchool(language);
  const { testSubject, testText } = MAIL_WORDS[language];
  const subject = testSubject(school.name);
  const content = composeMail({ language, subject, text: testText }, school);
  return { id: randomUUID(), to, fromName: school.name, replyTo: null, subject, ...content };
}

const presentSender = (settings: MailSettings | undefined): MailState["sender"] =>
  settings
    ? { address: settings.from.address, name: settings.from.name ?? null, server: settings.server.host }
    : null;

type StoredMail = Awaited<ReturnType<MailStore["listUnsent"]>>[number];

const presentMail = (mail: StoredMail): UnsentMail => ({
  id: mail._id,
  kind: mail.kind,
  to: mail.recipient,
  createdAt: mail.createdAt,
  attempts: mail.attempts,
  nextTryAt: mail.givenUpAt === null ? mail.nextTryAt : null,
  givenUpAt: mail.givenUpAt,
  ...presentReason(mail.lastError as Coded | null),
});
