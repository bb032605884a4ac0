import type { Coded } from "../../../../core/content/messages/message.ts";
import { readSetting } from "../../../../core/server/database/settings.ts";
import type { Tx } from "../../../../core/server/database/tables.ts";
import { needsSecondStep, readDuties } from "../account-rights.ts";
import { secondStepRequired } from "../errors.ts";
import { hasSecondStep, readSecondStep, secondStepColumns } from "./second-step.ts";

/**
 * After its owner has removed an app or a passkey of a locked account: throws if the school requires a second step and none is left.
 * Recovery codes replace an app or a passkey, so that they end with the last one.
 */
export async function requireSecondStepLeft(tx: Tx, accountId: string, refusal?: Coded): Promise<void> {
  const account = await findSecondStep(tx, accountId);
  if (hasSecondStep(account)) return;
  if (needsSecondStep(account.duties, await readSetting(tx, "secondStepFor")))
    throw secondStepRequired(refusal);
  await removeRecoveryCodes(tx, accountId);
}

export const removeRecoveryCodes = (tx: Tx, accountId: string) =>
  tx.deleteFrom("recoveryCodes").where("accountId", "=", accountId).execute();

async function findSecondStep(tx: Tx, accountId: string) {
  const { duties, ...has } = await tx
    .selectFrom("accounts")
    .select((eb) => ["duties", ...secondStepColumns(eb)])
    .where("_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return { duties: readDuties(duties), secondStep: readSecondStep(has) };
}
