import { createHash, randomBytes } from "node:crypto";
import type { Database } from "../database/tables.ts";

const MINUTE_MS = 60_000;
const IDLE_MS = 2 * 60 * MINUTE_MS;
const WHOLE_MS = 12 * 60 * MINUTE_MS;

export interface Session {
  tokenHash: string;
  accountId: string;
  email: string;
  role: string;
}

/** A live session as its owner sees it. */
export interface OwnSession {
  id: string;
  createdAt: string;
  /** To the minute. */
  lastSeenAt: string;
}

export type SessionStore = ReturnType<typeof createSessionStore>;

/** The database holds only a digest of each token: who reads it still cannot log in. */
const digest = (token: string) => createHash("sha256").update(token).digest("hex");

/** Names a session to its owner; the stored digest itself is nobody's business. */
export const sessionIdOf = (tokenHash: string) => tokenHash.slice(0, 32);

export function createSessionStore(db: Database, now: () => number = Date.now) {
  const timeAgo = (milliseconds: number) => new Date(now() - milliseconds).toISOString();

  const selectLive = () =>
    db
      .selectFrom("sessions")
      .where("sessions.lastSeenAt", ">", timeAgo(IDLE_MS))
      .where("sessions.createdAt", ">", timeAgo(WHOLE_MS));

  return {
    async open(accountId: string): Promise<string> {
      const token = randomBytes(32).toString("base64url");
      const opened = new Date(now()).toISOString();
      await db
        .insertInto("sessions")
        .values({ tokenHash: digest(token), accountId, createdAt: opened, lastSeenAt: opened })
        .execute();
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
        .select(["tokenHash", "createdAt", "lastSeenAt"])
        .where("accountId", "=", accountId)
        .orderBy("createdAt", "desc")
        .orderBy("tokenHash")
        .execute();
      return rows.map(({ tokenHash, ...times }) => ({ id: sessionIdOf(tokenHash), ...times }));
    },

    async end(tokenHash: string): Promise<void> {
      await db.deleteFrom("sessions").where("tokenHash", "=", tokenHash).execute();
    },

    /** Ends a session that its owner names; false when the account has no such session. */
    async endOwn(accountId: string, id: string): Promise<boolean> {
      const own = await selectLive().select("tokenHash").where("accountId", "=", accountId).execute();
      const named = own.find(({ tokenHash }) => sessionIdOf(tokenHash) === id);
      if (!named) return false;
      await db.deleteFrom("sessions").where("tokenHash", "=", named.tokenHash).execute();
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
