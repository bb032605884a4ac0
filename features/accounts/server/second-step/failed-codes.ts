import type { Tx } from "../../../../core/server/database/tables.ts";
import { tooManyCodesToday } from "../errors.ts";

const DAY_MS = 24 * 60 * 60_000;
/** From all addresses together, because a code has only six digits; decision 068 has the arithmetic. */
export const FAILED_CODES_A_DAY = 10;

/** Throws 429 if so many codes were wrong that those of the app are not accepted for now. Recovery codes are too long to be guessed. */
export async function requireCodesLeft(tx: Tx, accountId: string, now: number): Promise<void> {
  const { count, endsAt } = await findFailures(tx, accountId, now);
  if (count >= FAILED_CODES_A_DAY) throw tooManyCodesToday(Math.ceil((endsAt - now) / 1000));
}

/** Counts a wrong code, and returns how many there are; the account is locked. The count ends a day after the first one: a right code in between does not reset it. */
export async function recordFailedCode(tx: Tx, accountId: string, now: number): Promise<number> {
  const { count, endsAt } = await findFailures(tx, accountId, now);
  const failedCodes = count + 1;
  await tx
    .updateTable("accounts")
    .set({ failedCodes, failedCodesUntil: new Date(endsAt).toISOString() })
    .where("_id", "=", accountId)
    .execute();
  return failedCodes;
}

/** The failures of the current day, which begins with the first one. */
async function findFailures(tx: Tx, accountId: string, now: number) {
  const { failedCodes, failedCodesUntil } = await tx
    .selectFrom("accounts")
    .select(["failedCodes", "failedCodesUntil"])
    .where("_id", "=", accountId)
    .executeTakeFirstOrThrow();
  const endsAt = Date.parse(failedCodesUntil ?? "");
  return endsAt > now ? { count: failedCodes, endsAt } : { count: 0, endsAt: now + DAY_MS };
}
