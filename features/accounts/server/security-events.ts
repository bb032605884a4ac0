import { createIdSource } from "../../../core/server/database/entries/entry-id.ts";
import type { Database, Tx } from "../../../core/server/database/tables.ts";
import {
  MAX_SECURITY_EVENTS,
  type SecurityEvent,
  type SecurityEventInfo,
} from "../content/security-event-contract.ts";
import type { AccountMails } from "./links/account-mail.ts";
import { readLanguage } from "./read-language.ts";

/** How long the dashboard shows an event that its owner does not dismiss. */
const SHOWN_MS = 30 * 24 * 60 * 60_000;

const createId = createIdSource();

/**
 * Tells the owner of an account what happened to it: a line on the dashboard and, if the school sends mail, a mail. Call it in the
 * transaction of the change, so that both are stored, or neither.
 */
export type RecordSecurityEvent = (tx: Tx, accountId: string, event: SecurityEvent) => Promise<void>;

export type SecurityEvents = ReturnType<typeof createSecurityEvents>;

export function createSecurityEvents(
  db: Database,
  mails: Pick<AccountMails, "reportSecurityEvent">,
  now: () => number = Date.now,
) {
  const recordSecurityEvent: RecordSecurityEvent = async (tx, accountId, event) => {
    const account = await tx
      .selectFrom("accounts")
      .select(["email", "language"])
      .where("_id", "=", accountId)
      .executeTakeFirst();
    if (!account) return;
    const at = new Date(now()).toISOString();
    await tx.insertInto("securityEvents").values({ _id: createId(), accountId, event, at }).execute();
    const recipient = { to: account.email, language: readLanguage(account.language) ?? "en" };
    await mails.reportSecurityEvent(tx, recipient, event);
  };

  return {
    recordSecurityEvent,

    /** The newest first. */
    listOf: (accountId: string): Promise<SecurityEventInfo[]> =>
      db
        .selectFrom("securityEvents")
        .select(["_id", "event", "at"])
        .where("accountId", "=", accountId)
        .orderBy("at", "desc")
        .orderBy("_id", "desc")
        .limit(MAX_SECURITY_EVENTS)
        .execute(),

    /** Leaves out those of other accounts. */
    async dismiss(accountId: string, ids: readonly string[]): Promise<void> {
      await db
        .deleteFrom("securityEvents")
        .where("accountId", "=", accountId)
        .where("_id", "in", ids)
        .execute();
    },

    async removeOld(): Promise<void> {
      const since = new Date(now() - SHOWN_MS).toISOString();
      await db.deleteFrom("securityEvents").where("at", "<=", since).execute();
    },
  };
}
