import { dayInIndia, startOfDayInIndia } from "../../../../core/content/text/india-time.ts";
import type { Database } from "../../../../core/server/database/tables.ts";
import type { MailQueue } from "../../../../core/server/mail/mail-queue.ts";
import type { FindSiteAddress } from "../../../../core/server/site/site-address.ts";
import type { MailChoiceStore, Recipient } from "../../../accounts/server/exports.ts";
import { resources } from "../../../types.ts";
import type { CertificateKind } from "../../content/certificates/certificate-kinds.ts";
import {
  CERTIFICATE_MAIL,
  type MailedCertificate,
} from "../../content/certificates/certificate-mail-words.ts";
import { currentOf, type WarningStep, warningStepOf } from "../../content/certificates/certificate-states.ts";

/** Mails are sent from 8 o'clock in India. */
const FROM_HOUR_MS = 8 * 60 * 60_000;

interface ReminderParts {
  db: Database;
  mail: MailQueue;
  choices: Pick<MailChoiceStore, "listChosen">;
  findSiteAddress: FindSiteAddress;
  now?: (() => number) | undefined;
}

interface DueReminder {
  certificate: MailedCertificate & { validUntil: string };
  step: WarningStep;
}

/**
 * Queues mails about certificates that have reached a warning step, one mail to each account. Every process calls this every minute. Of
 * several, the one that stores a reminder queues its mail, in the same transaction.
 */
export function createCertificateReminders(parts: ReminderParts): () => Promise<void> {
  const { db, mail, choices, findSiteAddress, now = Date.now } = parts;

  async function remind(
    to: Recipient,
    due: readonly DueReminder[],
    day: string,
    siteAddress: string,
  ): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const stored = await tx
        .insertInto("certificateReminders")
        .values(
          due.map(({ certificate, step }) => ({
            accountId: to._id,
            certificateId: certificate._id,
            validUntil: certificate.validUntil,
            step: String(step),
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning("certificateId")
        .execute();
      if (stored.length === 0) return;
      const ids = new Set(stored.map(({ certificateId }) => certificateId));
      const mailed = due.map(({ certificate }) => certificate).filter(({ _id }) => ids.has(_id));
      const link = `${siteAddress}${resources.certificates.screen.path}`;
      const letter = CERTIFICATE_MAIL[to.language](mailed, day, link);
      await mail.queue(tx, { kind: "certificates", to: to.email, language: to.language, ...letter });
    });
  }

  return async function sendReminders(): Promise<void> {
    const day = dayInIndia(new Date(now()));
    if (!mail.isSet || now() < startOfDayInIndia(day).getTime() + FROM_HOUR_MS) return;
    const siteAddress = await findSiteAddress();
    if (siteAddress === null) return;
    const chosen = await choices.listChosen("disclosure", "now");
    const recipients = chosen.flatMap(({ to }) => to ?? []);
    if (recipients.length === 0) return;
    const due = await findDue(db, day);
    if (due.length === 0) return;
    for (const to of recipients) {
      const unsent = await withoutSent(db, to, due);
      if (unsent.length > 0) await remind(to, unsent, day, siteAddress);
    }
  };
}

/**
 * The certificates in force that have reached a step: a renewed one needs no reminder. In the order of their ids, so that processes do not
 * block each other.
 */
async function findDue(db: Database, day: string): Promise<DueReminder[]> {
  const rows = await db
    .selectFrom("certificates")
    .select(["_id", "kind", "title", "titleHi", "issuedOn", "validUntil", "isInternal"])
    .where("isDraft", "=", 0)
    .orderBy("_id")
    .execute();
  const certificates = rows.map(({ kind, title, titleHi, issuedOn, validUntil, isInternal, _id }) => ({
    _id,
    kind: kind as CertificateKind,
    title: title as string | null,
    titleHi: titleHi as string | null,
    issuedOn: String(issuedOn),
    validUntil: validUntil as string | null,
    isInternal: isInternal === 1,
  }));
  return currentOf(certificates, day)
    .flatMap(({ current: { validUntil, ...certificate } }) => {
      const step = warningStepOf({ validUntil }, day);
      return validUntil === null || step === undefined
        ? []
        : [{ certificate: { ...certificate, validUntil }, step }];
    })
    .toSorted((one, other) => one.certificate._id.localeCompare(other.certificate._id));
}

async function withoutSent(
  db: Database,
  { _id }: Recipient,
  due: readonly DueReminder[],
): Promise<DueReminder[]> {
  const sent = await db
    .selectFrom("certificateReminders")
    .select(["certificateId", "validUntil", "step"])
    .where("accountId", "=", _id)
    .execute();
  return due.filter(
    ({ certificate, step }) =>
      !sent.some(
        (each) =>
          each.certificateId === certificate._id &&
          each.validUntil === certificate.validUntil &&
          each.step === String(step),
      ),
  );
}
