import { createHash, randomBytes } from "node:crypto";
import type { Database } from "../database/tables.ts";

const MINUTE_MS = 60_000;
const IDLE_MS = 2 * 60 * MINUTE_MS;
const WHOLE_MS = 12 * 60 * MINUTE_MS;

export interface Session {
  tokenHash: string;
  accountId: string;
  role: string;
}

export type SessionStore = ReturnType<typeof createSessionStore>;

/** The database holds only a digest of each token: who reads it still cannot log in. */
const digest = (token: string) => createHash("sha256").update(token).digest("hex");

export function createSessionStore(db: Database, now: () => number = Date.now) {
  const timeAgo = (milliseconds: number) => new Date(now() - milliseconds).toISOString();

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
      const row = await db
        .selectFrom("sessions")
        .innerJoin("accounts", "accounts._id", "sessions.accountId")
        .select(["sessions.tokenHash", "sessions.accountId", "sessions.lastSeenAt", "accounts.role"])
        .where("sessions.tokenHash", "=", digest(token))
        .where("sessions.lastSeenAt", ">", timeAgo(IDLE_MS))
        .where("sessions.createdAt", ">", timeAgo(WHOLE_MS))
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

    async end(tokenHash: string): Promise<void> {
      await db.deleteFrom("sessions").where("tokenHash", "=", tokenHash).execute();
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
