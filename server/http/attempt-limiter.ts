import type { Database } from "../database/tables.ts";
import { tooManyRequests } from "../errors.ts";

export interface AttemptLimit {
  attempts: number;
  windowSeconds: number;
  message: string;
}

export type AttemptLimiter = ReturnType<typeof createAttemptLimiter>;

/** Counts attempts in the database, so that a limit holds over all machines and restarts. */
export function createAttemptLimiter(db: Database, now: () => number = Date.now) {
  return {
    /** Counts one attempt; throws 429 when the subject has used up its window. */
    async spend(subject: string, limit: AttemptLimit): Promise<void> {
      const current = new Date(now()).toISOString();
      const windowEndsAt = new Date(now() + limit.windowSeconds * 1000).toISOString();
      const row = await db
        .insertInto("attempts")
        .values({ subject, count: 1, windowEndsAt })
        .onConflict((conflict) =>
          conflict.column("subject").doUpdateSet((eb) => {
            const isOver = eb("attempts.windowEndsAt", "<=", current);
            return {
              count: eb
                .case()
                .when(isOver)
                .then(1)
                .else(eb("attempts.count", "+", 1))
                .end(),
              windowEndsAt: eb
                .case()
                .when(isOver)
                .then(windowEndsAt)
                .else(eb.ref("attempts.windowEndsAt"))
                .end(),
            };
          }),
        )
        .returning(["count", "windowEndsAt"])
        .executeTakeFirstOrThrow();
      if (row.count > limit.attempts) {
        const seconds = Math.max(1, Math.ceil((Date.parse(row.windowEndsAt) - now()) / 1000));
        throw tooManyRequests(limit.message, seconds);
      }
    },

    async forgive(subject: string): Promise<void> {
      await db.deleteFrom("attempts").where("subject", "=", subject).execute();
    },

    async removeEnded(): Promise<void> {
      await db.deleteFrom("attempts").where("windowEndsAt", "<=", new Date(now()).toISOString()).execute();
    },
  };
}
