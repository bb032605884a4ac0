import type { ExpressionBuilder } from "kysely";
import type { AuditAction } from "../../../../core/content/api/audit-contract.ts";
import { actorOf, recordChange } from "../../../../core/server/database/entries/record-change.ts";
import type { Database, Tables, Tx } from "../../../../core/server/database/tables.ts";
import { loginNeeded } from "../../../../core/server/errors.ts";
import type { Session, SessionOwner } from "../../../../core/server/http/session.ts";
import { readCurrentRights, rightsColumns } from "../account-rights.ts";
import type { Account } from "../account-rows.ts";
import { createToken, digest } from "../tokens.ts";

const MINUTE_MS = 60_000;
const IDLE_MS = 2 * 60 * MINUTE_MS;
const WHOLE_MS = 12 * 60 * MINUTE_MS;
/** How long after a login or a confirmation sensitive routes can be called. */
const CONFIRMED_MS = 10 * MINUTE_MS;
/** How far the clocks of two machines may differ. A `lastSeenAt` beyond that means that the clock was set back. */
const CLOCK_SKEW_MS = 5 * MINUTE_MS;

/** The origin of a session, for its owner. */
export interface SessionOrigin {
  /** For example "Chrome on Android"; empty if unknown. */
  device: string;
  /** The network address. It is in no log and no backup. */
  address: string;
}

export type SessionStore = ReturnType<typeof createSessionStore>;

/** The id of a session in the API, which does not reveal the whole digest. */
export const sessionIdOf = (tokenHash: string) => tokenHash.slice(0, 32);

const recordOf = (tx: Tx, owner: SessionOwner, action: AuditAction) =>
  recordChange(tx, actorOf(owner), { type: "account", action, entryId: owner.accountId });

/** Throws if the session has ended since the call began. It then lasts until the end of the transaction. */
export async function requireStillOpen(tx: Tx, { tokenHash }: Session): Promise<void> {
  // The update locks the row: whatever ends the session waits, and then sees what this transaction has stored.
  const open = await tx
    .updateTable("sessions")
    .set((eb) => ({ lastSeenAt: eb.ref("lastSeenAt") }))
    .where("tokenHash", "=", tokenHash)
    .returning("tokenHash")
    .executeTakeFirst();
  if (!open) throw loginNeeded();
}

export function createSessionStore(db: Database, now: () => number = Date.now) {
  const timeAgo = (milliseconds: number) => new Date(now() - milliseconds).toISOString();

  const hasEnded = (eb: ExpressionBuilder<Tables, "sessions">) =>
    eb.or([
      eb("sessions.lastSeenAt", "<=", timeAgo(IDLE_MS)),
      eb("sessions.createdAt", "<=", timeAgo(WHOLE_MS)),
      eb("sessions.lastSeenAt", ">", timeAgo(-CLOCK_SKEW_MS)),
    ]);

  const selectLive = () => db.selectFrom("sessions").where((eb) => eb.not(hasEnded(eb)));

  return {
    /**
     * Opens a session for an account whose password and second step have been verified. Undefined if the password has changed since, or
     * the account is disabled or deleted.
     */
    async open(
      { _id: accountId, email, passwordHash }: Pick<Account, "_id" | "email" | "passwordHash">,
      { device, address }: SessionOrigin,
    ): Promise<string | undefined> {
      const token = createToken();
      const opened = new Date(now()).toISOString();
      return db.transaction().execute(async (tx) => {
        // A change of the account ends its sessions. The update locks the row, so that the change is either before it and
        // the conditions fail, or after the insert, which it then sees.
        const verified = await tx
          .updateTable("accounts")
          .set({ lastLoginAt: opened })
          .where("_id", "=", accountId)
          .where("passwordHash", "=", passwordHash)
          .where("disabledAt", "is", null)
          .returning("_id")
          .executeTakeFirst();
        if (!verified) return undefined;
        await tx
          .insertInto("sessions")
          .values({
            tokenHash: digest(token),
            accountId,
            createdAt: opened,
            lastSeenAt: opened,
            device,
            address,
            confirmedAt: opened,
          })
          .execute();
        await recordOf(tx, { accountId, email }, "login");
        return token;
      });
    },

    /** The live session of a token with the current permissions of its account. Deletes a session that has ended. */
    async find(token: string): Promise<Session | undefined> {
      const tokenHash = digest(token);
      const row = await db
        .selectFrom("sessions")
        .innerJoin("accounts", "accounts._id", "sessions.accountId")
        .select((eb) => [
          "sessions.accountId",
          "sessions.lastSeenAt",
          "sessions.confirmedAt",
          ...rightsColumns(eb),
          hasEnded(eb).as("hasEnded"),
        ])
        .where("sessions.tokenHash", "=", tokenHash)
        .where("accounts.disabledAt", "is", null)
        .executeTakeFirst();
      if (!row) return undefined;
      const { accountId, email, lastSeenAt, confirmedAt, hasEnded: isOver } = row;
      if (isOver) {
        // The session must not be valid again if the clock is set back. If the database cannot write, it is still refused now.
        await db
          .deleteFrom("sessions")
          .where("tokenHash", "=", tokenHash)
          .execute()
          .catch(() => {});
        return undefined;
      }
      if (lastSeenAt < timeAgo(MINUTE_MS)) {
        // Not awaited: on a full disk or with a locked database, reading still works, and the next request tries again.
        db.updateTable("sessions")
          .set({ lastSeenAt: new Date(now()).toISOString() })
          .where("tokenHash", "=", tokenHash)
          .execute()
          .catch(() => {});
      }
      const { permissions, mustSetUpSecondStep } = readCurrentRights(row);
      const isConfirmed = (confirmedAt ?? "") >= timeAgo(CONFIRMED_MS);
      return { tokenHash, accountId, email, permissions, isConfirmed, mustSetUpSecondStep };
    },

    /** After the password or a passkey was given again. Calls do not extend the time. */
    async confirm({ tokenHash }: Session): Promise<void> {
      await db
        .updateTable("sessions")
        .set({ confirmedAt: new Date(now()).toISOString() })
        .where("tokenHash", "=", tokenHash)
        .execute();
    },

    /** The live sessions of an account as its owner sees them, newest first. */
    async listOf(accountId: string) {
      const rows = await selectLive()
        .select(["tokenHash", "device", "address", "createdAt", "lastSeenAt"])
        .where("accountId", "=", accountId)
        .orderBy("createdAt", "desc")
        .orderBy("tokenHash")
        .execute();
      return rows.map(({ tokenHash, ...shown }) => ({ id: sessionIdOf(tokenHash), ...shown }));
    },

    async end(session: Session): Promise<void> {
      await db.transaction().execute(async (tx) => {
        await tx.deleteFrom("sessions").where("tokenHash", "=", session.tokenHash).execute();
        await recordOf(tx, session, "logout");
      });
    },

    /** Ends a session by its id; false if the account has no such session. */
    async endOwn(owner: SessionOwner, id: string): Promise<boolean> {
      const own = await selectLive().select("tokenHash").where("accountId", "=", owner.accountId).execute();
      const named = own.find(({ tokenHash }) => sessionIdOf(tokenHash) === id);
      if (!named) return false;
      await db.transaction().execute(async (tx) => {
        await tx.deleteFrom("sessions").where("tokenHash", "=", named.tokenHash).execute();
        await recordOf(tx, owner, "end-session");
      });
      return true;
    },

    async removeExpired(): Promise<void> {
      await db.deleteFrom("sessions").where(hasEnded).execute();
    },
  };
}
