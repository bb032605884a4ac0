import { message } from "../../../../core/content/messages/message.ts";
import { validationFailed } from "../../../../core/server/errors.ts";
import type { AttemptLimit } from "../../../../core/server/http/attempt-limiter.ts";
import type { Account } from "../account-rows.ts";
import type { AuthServices } from "../auth-services.ts";
import { matchesPassword } from "./passwords.ts";

const GUESSES: AttemptLimit = {
  attempts: 5,
  windowSeconds: 15 * 60,
  message: message("too_many_passwords"),
};

export const notCurrentPassword = (field = "currentPassword") =>
  validationFailed({ [field]: message("not_current_password") });

/** Runs `change` after the password of the own account was checked. A stolen token must not help to guess it. */
export const createPasswordCheck =
  ({ accounts, limiter, inTurn }: Pick<AuthServices, "accounts" | "limiter" | "inTurn">) =>
  <Result>(
    email: string,
    password: string,
    change: (account: Account) => Promise<Result>,
    field?: string,
  ): Promise<Result> => {
    const guesses = limiter.subject("password", "", email);
    return inTurn(guesses, async () => {
      await limiter.check(guesses, GUESSES);
      const account = await accounts.findByEmail(email);
      if (!account || !(await matchesPassword(account.passwordHash, password))) {
        await limiter.recordAttempt(guesses, GUESSES);
        throw notCurrentPassword(field);
      }
      await limiter.reset(guesses);
      return change(account);
    });
  };
