import type { Database, Tx } from "../../../../core/server/database/tables.ts";
import { createToken, digest } from "../tokens.ts";

const MINUTE_MS = 60_000;

/** How long a ticket is valid. A person may have to install the authenticator app first. */
const LASTS_MS = {
  /** The second step of a login, after the password. */
  second: 5 * MINUTE_MS,
  /** A login with a passkey. */
  passkey: 5 * MINUTE_MS,
  /** A new passkey. */
  register: 5 * MINUTE_MS,
  /** The password or passkey that confirms a login. */
  confirm: 5 * MINUTE_MS,
  /** A new authenticator app; the challenge is its key. */
  app: 60 * MINUTE_MS,
};

type LoginPurpose = keyof typeof LASTS_MS;

export interface LoginStep {
  accountId: string | null;
  challenge: string | null;
  /** The hash of the password that was given, for `sessions.open`; null if no password was given. */
  passwordHash: string | null;
}

export type LoginSteps = ReturnType<typeof createLoginSteps>;

/** Tickets between two calls of a login or a setup. Each can be used once. */
export function createLoginSteps(db: Database, now: () => number = Date.now) {
  const thisMoment = () => new Date(now()).toISOString();

  return {
    async open(
      purpose: LoginPurpose,
      { accountId = null, challenge = null, passwordHash = null }: Partial<LoginStep> = {},
      tx: Database | Tx = db,
    ): Promise<string> {
      const token = createToken();
      const expiresAt = new Date(now() + LASTS_MS[purpose]).toISOString();
      await tx
        .insertInto("loginSteps")
        .values({ tokenHash: digest(token), purpose, accountId, challenge, passwordHash, expiresAt })
        .execute();
      return token;
    },

    /** Leaves the ticket valid: after a wrong code the person can try again. */
    async find(token: string, purpose: LoginPurpose, tx: Database | Tx = db): Promise<LoginStep | undefined> {
      return tx
        .selectFrom("loginSteps")
        .select(["accountId", "challenge", "passwordHash"])
        .where("tokenHash", "=", digest(token))
        .where("purpose", "=", purpose)
        .where("expiresAt", ">", thisMoment())
        .executeTakeFirst();
    },

    /** Uses the ticket up. Of concurrent calls one gets it. */
    async take(token: string, purpose: LoginPurpose, tx: Database | Tx = db): Promise<LoginStep | undefined> {
      return tx
        .deleteFrom("loginSteps")
        .where("tokenHash", "=", digest(token))
        .where("purpose", "=", purpose)
        .where("expiresAt", ">", thisMoment())
        .returning(["accountId", "challenge", "passwordHash"])
        .executeTakeFirst();
    },

    /** Ends the tickets of an account. */
    async endAll(tx: Tx, accountId: string, purpose: LoginPurpose): Promise<void> {
      await tx
        .deleteFrom("loginSteps")
        .where("accountId", "=", accountId)
        .where("purpose", "=", purpose)
        .execute();
    },

    async removeExpired(): Promise<void> {
      await db.deleteFrom("loginSteps").where("expiresAt", "<=", thisMoment()).execute();
    },
  };
}
