import { isIPv6 } from "node:net";
import type { Coded } from "../../content/messages/message.ts";
import type { Database } from "../database/tables.ts";
import { tooManyRequests } from "../errors.ts";

export interface AttemptLimit {
  attempts: number;
  windowSeconds: number;
  message: Coded;
}

/** Events beyond this number are not distinguished. */
const MAX_COUNT = 1_000_000;

export type AttemptLimiter = ReturnType<typeof createAttemptLimiter>;

/** Counts attempts in the database, so that a limit applies across machines and restarts. A refused attempt writes nothing. */
export function createAttemptLimiter(counts: Database, now: () => number = Date.now) {
  /** Adds one to the count of a subject. Undefined if it has reached `maximum` in this window. */
  async function increase(
    subject: string,
    windowSeconds: number,
    maximum: number,
  ): Promise<number | undefined> {
    const current = new Date(now()).toISOString();
    const windowEndsAt = new Date(now() + windowSeconds * 1000).toISOString();
    const counted = await counts
      .insertInto("attempts")
      .values({ subject, count: 1, windowEndsAt })
      .onConflict((conflict) =>
        conflict
          .column("subject")
          .doUpdateSet((eb) => {
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
          })
          .where((eb) =>
            eb.or([eb("attempts.count", "<", maximum), eb("attempts.windowEndsAt", "<=", current)]),
          ),
      )
      .returning("count")
      .executeTakeFirst();
    return counted && Number(counted.count);
  }

  const limiter = {
    /** The key of a counter: an action from one address, or from one address on one account. */
    subject: (action: string, address: string, account = "") =>
      [action, addressGroup(address), account].join(" "),

    /** Throws 429 if the subject has reached its limit; counts nothing. */
    async check(subject: string, limit: AttemptLimit): Promise<void> {
      const usedUp = await counts
        .selectFrom("attempts")
        .select("windowEndsAt")
        .where("subject", "=", subject)
        .where("count", ">=", limit.attempts)
        .where("windowEndsAt", ">", new Date(now()).toISOString())
        .executeTakeFirst();
      if (!usedUp) return;
      const seconds = Math.max(1, Math.ceil((Date.parse(usedUp.windowEndsAt) - now()) / 1000));
      throw tooManyRequests(limit.message, seconds);
    },

    /** Counts one attempt; throws 429 if the subject has reached its limit. */
    async recordAttempt(subject: string, limit: AttemptLimit): Promise<void> {
      await limiter.check(subject, limit);
      const counted = await increase(subject, limit.windowSeconds, limit.attempts);
      // Concurrent attempts have reached the limit since the check.
      if (counted === undefined) await limiter.check(subject, limit);
    },

    /** Counts one event, and returns how many there were in this window. */
    async count(subject: string, windowSeconds: number): Promise<number> {
      return (await increase(subject, windowSeconds, MAX_COUNT)) ?? MAX_COUNT;
    },

    async reset(subject: string): Promise<void> {
      await counts.deleteFrom("attempts").where("subject", "=", subject).execute();
    },

    async removeExpired(): Promise<void> {
      await counts
        .deleteFrom("attempts")
        .where("windowEndsAt", "<=", new Date(now()).toISOString())
        .execute();
    },
  };
  return limiter;
}

/** A household or server has a whole /64 of IPv6 addresses, so these count as one. */
export function addressGroup(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = "", tail] = address.toLowerCase().split("%")[0]?.split("::") ?? [];
  const leading = head === "" ? [] : head.split(":");
  const trailing = tail === undefined || tail === "" ? [] : tail.split(":");
  const gap = tail === undefined ? 0 : 8 - leading.length - trailing.length;
  const groups = [...leading, ...Array<string>(gap).fill("0"), ...trailing];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
