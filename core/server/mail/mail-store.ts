import type { ExpressionBuilder } from "kysely";
import type { Coded } from "../../content/messages/message.ts";
import type { Language } from "../../words/languages.ts";
import { type Actor, recordChange } from "../database/entries/record-change.ts";
import type { Database, Tables } from "../database/tables.ts";
import { findGiveUpTime } from "./mail-queue.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** After the first attempt, the second and so on; the last pause repeats until the mail is given up. */
const PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 3 * HOUR_MS, 6 * HOUR_MS] as const;
const LAST_PAUSE_MS = 12 * HOUR_MS;
/** Sent mails have no text any more. Given-up ones have it, so that they can be sent again. */
const KEEP_MS = 30 * DAY_MS;
const CANDIDATES = 20;

const CLAIMED_COLUMNS = [
  ...(["_id", "kind", "recipient", "language", "subject", "text", "button"] as const),
  ...(["replyTo", "attempts", "giveUpAt", "handedOverAt", "lastError"] as const),
] as const;

/** A mail that only this process may send, until its claim ends. */
export type ClaimedMail = Pick<Tables["mails"], "_id" | "kind" | "recipient" | "subject" | "text"> & {
  language: Language;
  button: string | null;
  replyTo: string | null;
  attempts: number;
  giveUpAt: string;
  isTooLate: boolean;
  /** Not null if a process has handed over the text and was killed. */
  handedOverAt: string | null;
  lastError: Coded | null;
  claimedBy: string;
};

export type MailStore = ReturnType<typeof createMailStore>;

/** The claim of a mail has ended, and another process may be sending it. */
export class ClaimLost extends Error {}

/**
 * Mails and their state. A process claims a mail before it sends it, and records when it hands the text to the mail server. If it is
 * killed before that, the claim ends and another process sends the mail; if it is killed after that, the mail may have arrived and is
 * not sent again (decision 065).
 */
export function createMailStore(db: Database, now: () => number = Date.now) {
  const time = (milliseconds = 0) => new Date(now() + milliseconds).toISOString();
  const isUnclaimed = (eb: ExpressionBuilder<Tables, "mails">) =>
    eb.or([eb("claimedUntil", "is", null), eb("claimedUntil", "<=", time())]);
  const isDue = (eb: ExpressionBuilder<Tables, "mails">) =>
    eb.and([
      eb("sentAt", "is", null),
      eb("givenUpAt", "is", null),
      eb("nextTryAt", "<=", time()),
      isUnclaimed(eb),
    ]);
  const updateOwn = ({ _id, claimedBy }: Pick<ClaimedMail, "_id" | "claimedBy">) =>
    db.updateTable("mails").where("_id", "=", _id).where("claimedBy", "=", claimedBy);
  const released = { claimedBy: null, claimedUntil: null, handedOverAt: null };

  return {
    /** Claims the due mail that has waited longest. */
    async claimNext(claimedBy: string, claimMs: number): Promise<ClaimedMail | undefined> {
      const candidates = await db
        .selectFrom("mails")
        .select("_id")
        .where(isDue)
        .orderBy("nextTryAt")
        .limit(CANDIDATES)
        .execute();
      for (const { _id } of candidates) {
        // Several processes may have read the same row; the repeated condition lets only one of them change it.
        const claimed = await db
          .updateTable("mails")
          .set({ claimedBy, claimedUntil: time(claimMs) })
          .where("_id", "=", _id)
          .where(isDue)
          .returning(CLAIMED_COLUMNS)
          .executeTakeFirst();
        if (claimed) {
          return { ...claimed, claimedBy, isTooLate: claimed.giveUpAt <= time() } as ClaimedMail;
        }
      }
      return undefined;
    },

    /** Call this before the text is sent. Throws if the claim has ended. */
    async noteHandOver(mail: ClaimedMail): Promise<void> {
      const noted = await updateOwn(mail)
        .set({ handedOverAt: time() })
        .where("claimedUntil", ">", time())
        .returning("_id")
        .executeTakeFirst();
      if (!noted) throw new ClaimLost("The claim of a mail has ended");
    },

    /** Deletes the text, which may contain a secret link. */
    async noteSent(mail: ClaimedMail): Promise<void> {
      await updateOwn(mail)
        .set({ ...released, sentAt: time(), attempts: mail.attempts + 1, lastError: null })
        .set({ text: "", subject: "", button: null })
        .execute();
    },

    /** Plans the next attempt, or gives up if none can succeed or the next one would be too late. */
    async noteFailure(
      mail: ClaimedMail,
      reason: Coded,
      { isFinal }: { isFinal: boolean },
    ): Promise<{ isGivenUp: boolean }> {
      const nextTryAt = time(PAUSES_MS[mail.attempts] ?? LAST_PAUSE_MS);
      const isGivenUp = isFinal || nextTryAt >= mail.giveUpAt;
      await updateOwn(mail)
        .set({ ...released, attempts: mail.attempts + 1, lastError: reason })
        .set(isGivenUp ? { givenUpAt: time() } : { nextTryAt })
        .execute();
      return { isGivenUp };
    },

    /** Gives up without another attempt. */
    async giveUp(mail: ClaimedMail, reason: Coded): Promise<void> {
      const attempts = mail.attempts + (mail.handedOverAt === null ? 0 : 1);
      await updateOwn(mail)
        .set({ ...released, givenUpAt: time(), attempts, lastError: reason })
        .execute();
    },

    /** Lets another process send the mail. Nothing was handed over. */
    async release(mail: ClaimedMail): Promise<void> {
      await updateOwn(mail).set(released).execute();
    },

    /** Mails that were not sent, without their content. Given-up ones are first. */
    listUnsent: (limit: number) =>
      db
        .selectFrom("mails")
        .select(["_id", "kind", "recipient", "createdAt", "attempts", "nextTryAt", "givenUpAt", "lastError"])
        .where("sentAt", "is", null)
        .orderBy((eb) => eb.case().when("givenUpAt", "is", null).then(1).else(0).end())
        .orderBy("givenUpAt", "desc")
        .orderBy("nextTryAt")
        .orderBy("_id")
        .limit(limit)
        .execute(),

    /** The states of mails. Old mails are deleted. */
    findStates: (ids: readonly string[]) =>
      db
        .selectFrom("mails")
        .select(["_id", "attempts", "nextTryAt", "sentAt", "givenUpAt", "lastError"])
        .where("_id", "in", ids)
        .execute(),

    /** The states of the mails about these subjects. */
    findStatesAbout: (ids: readonly string[]) =>
      db
        .selectFrom("mails")
        .select(["about", "attempts", "nextTryAt", "sentAt", "givenUpAt", "lastError"])
        .where("about", "in", ids)
        .execute(),

    async countUnsent(): Promise<{ waiting: number; givenUp: number }> {
      const { all, givenUp } = await db
        .selectFrom("mails")
        .select((eb) => [eb.fn.countAll().as("all"), eb.fn.count("givenUpAt").as("givenUp")])
        .where("sentAt", "is", null)
        .executeTakeFirstOrThrow();
      return { waiting: Number(all) - Number(givenUp), givenUp: Number(givenUp) };
    },

    /** The number of waiting mails, and when the oldest was queued. */
    async findWaiting(): Promise<{ count: number; oldest: string | null }> {
      const { count, oldest } = await db
        .selectFrom("mails")
        .select((eb) => [eb.fn.countAll().as("count"), eb.fn.min("createdAt").as("oldest")])
        .where("sentAt", "is", null)
        .where("givenUpAt", "is", null)
        .executeTakeFirstOrThrow();
      return { count: Number(count), oldest };
    },

    /** Makes mails due now, except those that are being sent and those whose link has ended. Returns how many. */
    async retry(ids: readonly string[], actor: Actor): Promise<number> {
      const latest = findGiveUpTime(now(), null);
      return db.transaction().execute(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable("mails")
          .set((eb) => ({
            ...released,
            nextTryAt: time(),
            attempts: 0,
            givenUpAt: null,
            giveUpAt: eb.fn.coalesce(
              eb.case().when("validUntil", "<", latest).then(eb.ref("validUntil")).end(),
              eb.val(latest),
            ),
          }))
          .where("_id", "in", [...ids])
          .where("sentAt", "is", null)
          .where(isUnclaimed)
          .where((eb) => eb.or([eb("validUntil", "is", null), eb("validUntil", ">", time())]))
          .executeTakeFirst();
        if (numUpdatedRows > 0) await recordChange(tx, actor, { type: "mail", action: "send-again" });
        return Number(numUpdatedRows);
      });
    },

    /** Deletes given-up mails. Returns how many. */
    async dismiss(ids: readonly string[], actor: Actor): Promise<number> {
      return db.transaction().execute(async (tx) => {
        const { numDeletedRows } = await tx
          .deleteFrom("mails")
          .where("_id", "in", [...ids])
          .where("givenUpAt", "is not", null)
          .executeTakeFirst();
        if (numDeletedRows > 0) await recordChange(tx, actor, { type: "mail", action: "delete" });
        return Number(numDeletedRows);
      });
    },

    /** `giveUpAt` is for mails that nobody has tried to send, because mail is no longer set up. */
    async removeOld(): Promise<void> {
      await db
        .deleteFrom("mails")
        .where((eb) =>
          eb.or([
            eb("sentAt", "<", time(-KEEP_MS)),
            eb("givenUpAt", "<", time(-KEEP_MS)),
            eb("giveUpAt", "<", time(-KEEP_MS)),
          ]),
        )
        .execute();
    },
  };
}
