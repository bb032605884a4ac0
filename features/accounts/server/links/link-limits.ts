import { message } from "../../../../core/content/messages/message.ts";
import type { AttemptLimit, AttemptLimiter } from "../../../../core/server/http/attempt-limiter.ts";

const HOUR_SECONDS = 60 * 60;

/** Far more than a school needs, and too few for sending mails to strangers. */
const CREATED: AttemptLimit = {
  attempts: 100,
  windowSeconds: HOUR_SECONDS,
  message: message("too_many_invitations"),
};
const WRONG: AttemptLimit = {
  attempts: 50,
  windowSeconds: HOUR_SECONDS / 4,
  message: message("too_many_links"),
};
const FORGOTTEN: AttemptLimit = {
  attempts: 10,
  windowSeconds: HOUR_SECONDS,
  message: message("too_many_resets"),
};
/** The limit for all addresses together. */
const MAILS: AttemptLimit = {
  attempts: 3,
  windowSeconds: HOUR_SECONDS,
  message: message("too_many_resets"),
};

export type LinkLimits = ReturnType<typeof createLinkLimits>;

export function createLinkLimits(limiter: AttemptLimiter) {
  return {
    /** Throws 429 if an account has created many links. */
    countCreated: (accountId: string) =>
      limiter.recordAttempt(limiter.subject("link-created", "", accountId), CREATED),

    /** Throws 429 if many links from this address were wrong; counts another one if `use` fails. */
    async countWrong<Result>(address: string, use: () => Promise<Result>): Promise<Result> {
      const subject = limiter.subject("link-wrong", address);
      await limiter.check(subject, WRONG);
      try {
        return await use();
      } catch (error) {
        await limiter.recordAttempt(subject, WRONG);
        throw error;
      }
    },

    /** Throws 429 if many passwords were requested from this address, whether or not the accounts exist. */
    countForgotten: (address: string) =>
      limiter.recordAttempt(limiter.subject("forgotten", address), FORGOTTEN),

    /** Whether an account may get another mail: a stranger must be able neither to flood its owner nor to find out that it exists. */
    async mayMail(accountId: string): Promise<boolean> {
      try {
        await limiter.recordAttempt(limiter.subject("forgotten", "", accountId), MAILS);
        return true;
      } catch {
        return false;
      }
    },
  };
}
