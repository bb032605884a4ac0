import { createHash, randomBytes } from "node:crypto";
import type { AuditAction } from "../../content/audit-contract.ts";
import { actorOf, recordChange } from "../database/record-change.ts";
import type { Database, Tx } from "../database/tables.ts";

const MINUTE_MS = 60_000;
const IDLE_MS = 2 * 60 * MINUTE_MS;
const WHOLE_MS = 12 * 60 * MINUTE_MS;

export interface SessionOwner {
  accountId: string;
  email: string;
}

export interface Session extends SessionOwner {
  tokenHash: string;
  role: string;
}

/** A live session as its owner sees it. */
export interface OwnSession {
  id: string;
  /** "Chrome on Android"; empty when it is not known. */
  device: string;
  createdAt: string;
  /** To the minute. */
  lastSeenAt: string;
}

export type SessionStore = ReturnType<typeof createSessionStore>;

/** The database holds only a digest of each token: who reads it still cannot log in. */
const digest = (token: string) => createHash("sha256").update(token).digest("hex");

/** Names a session to its owner; the stored digest itself is nobody's business. */
export const sessionIdOf = (tokenHash: string) => tokenHash.slice(0, 32);

const recordOf = (tx: Tx, owner: SessionOwner, action: AuditAction) =>
  recordChange(tx, actorOf(owner), { type: "account", action, entryId: owner.accountId });

export function createSessionStore(db: Database, now: () => number = Date.now) {
  const timeAgo = (milliseconds: number) => new Date(now() - milliseconds).toISOString();

  const selectLive = () =>
    db
      .selectFrom("sessions")
      .where("sessions.lastSeenAt", ">", timeAgo(IDLE_MS))
      .where("sessions.createdAt", ">", timeAgo(WHOLE_MS));

  return {
    async open(owner: SessionOwner, device: string): Promise<string> {
      const token = randomBytes(32).toString("base64url");
      const opened = new Date(now()).toISOString();
      const { accountId } = owner;
      await db.transaction().execute(async (tx) => {
        await tx
          .insertInto("sessions")
          .values({ tokenHash: digest(token), accountId, createdAt: opened, lastSeenAt: opened, device })
          .execute();
        await recordOf(tx, owner, "login");
      });
      return token;
    },

    /** The live session of a token; the role is the account's at this moment. */
    async find(token: string): Promise<Session | undefined> {
      const row = await selectLive()
        .innerJoin("accounts", "accounts._id", "sessions.accountId")
        .select([
          "sessions.tokenHash",
          "sessions.accountId",
          "sessions.lastSeenAt",
          "accounts.email",
          "accounts.role",
        ])
        .where("sessions.tokenHash", "=", digest(token))
        .where("accounts.disabledAt", "is", null)
        .executeTakeFirst();
      if (!row) return undefined;
      const { lastSeenAt, ...session } = row;
      if (lastSeenAt < timeAgo(MINUTE_MS)) {
        // Not waited for: on a full disk or a locked database reading goes on, and the next request tries again.
        db.updateTable("sessions")
          .set({ lastSeenAt: new Date(now()).toISOString() })
          .where("tokenHash", "=", session.tokenHash)
          .execute()
          .catch(() => {});
      }
      return session;
    },

    /** The account's live sessions, the newest first. */
    async listOf(accountId: string): Promise<OwnSession[]> {
      const rows = await selectLive()
        .select(["tokenHash", "device", "createdAt", "lastSeenAt"])
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

    /** Ends a session that its owner names; false when the account has no such session. */
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

    async removeEnded(): Promise<void> {
      await db
        .deleteFrom("sessions")
        .where((eb) =>
          eb.or([eb("lastSeenAt", "<=", timeAgo(IDLE_MS)), eb("createdAt", "<=", timeAgo(WHOLE_MS))]),
        )
        .execute();
    },
  };
}
