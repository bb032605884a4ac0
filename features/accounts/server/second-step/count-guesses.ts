import type { AttemptLimit, AttemptLimiter } from "../../../../core/server/http/attempt-limiter.ts";
import type { PasswordQueue } from "../passwords/password-queue.ts";

/** A counter and its limit. */
export type GuessLimit = readonly [subject: string, limit: AttemptLimit];

/**
 * Runs `guess` and counts it in every limit if it returns undefined; throws 429 if no attempts are left. One at a time for each
 * subject of the first limit: concurrent guesses are counted one by one, and correct ones do not block each other.
 */
export async function countGuesses<Found>(
  { limiter, inTurn }: { limiter: AttemptLimiter; inTurn: PasswordQueue },
  limits: readonly [GuessLimit, ...GuessLimit[]],
  guess: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const requireAttemptsLeft = () => Promise.all(limits.map((each) => limiter.check(...each)));
  await requireAttemptsLeft();
  return inTurn(limits[0][0], async () => {
    await requireAttemptsLeft();
    const found = await guess();
    if (found === undefined) for (const each of limits) await limiter.recordAttempt(...each);
    return found;
  });
}
