import { type ExpressionBuilder, sql } from "kysely";
import type { SecondStep } from "../../../../core/content/api/second-step-contract.ts";
import type { Tables } from "../../../../core/server/database/tables.ts";

/** Columns of a query on accounts, from which `readSecondStep` says which second step an account has. */
export const secondStepColumns = (eb: ExpressionBuilder<Tables, "accounts">) =>
  [
    eb("accounts.totpSecret", "is not", null).as("hasApp"),
    eb
      .exists(
        eb
          .selectFrom("passkeys")
          .select(sql`1`.as("one"))
          .whereRef("passkeys.accountId", "=", "accounts._id"),
      )
      .as("hasPasskey"),
  ] as const;

/** SQLite returns 0 and 1. */
export type SecondStepFlags = Record<"hasApp" | "hasPasskey", unknown>;

export function readSecondStep({ hasApp, hasPasskey }: SecondStepFlags): SecondStep {
  if (hasApp) return hasPasskey ? "both" : "app";
  return hasPasskey ? "passkey" : "none";
}

/** The one place that says whether a login has a second step. */
export const hasSecondStep = ({ secondStep }: { secondStep: SecondStep }) => secondStep !== "none";
