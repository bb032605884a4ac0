import type { SecondStepNeeded } from "../../content/api/api-contract.ts";
import type { AuditAction } from "../../content/api/audit-contract.ts";
import type { SecondStep } from "../../content/api/second-step-contract.ts";
import { type Actor, actorOf, recordChange } from "../database/record-change.ts";
import type { Database, Tx } from "../database/tables.ts";
import { ownSecondStep } from "../errors.ts";
import { endSessions, findAccount, nameOf } from "./account-store.ts";
import { findStep } from "./one-time-codes.ts";
import { createRecoveryCodes, hashRecoveryCode, isAppCode, plainCode } from "./recovery-codes.ts";
import { hasSecondStep, readSecondStep, secondStepColumns } from "./second-step.ts";
import type { RecordSecurityEvent } from "./security-events.ts";
import type { SessionOwner } from "./session-store.ts";

/** `used`: the code was right, but a code works once. */
type CodeResult = "right" | "used" | "wrong";

export type SecondStepStore = ReturnType<typeof createSecondStepStore>;

/** The authenticator app and the recovery codes of accounts. */
export function createSecondStepStore(
  db: Database,
  recordSecurityEvent: RecordSecurityEvent,
  now: () => number = Date.now,
) {
  const thisMoment = () => new Date(now()).toISOString();

  async function takeAppCode(accountId: string, code: string): Promise<CodeResult> {
    const account = await db
      .selectFrom("accounts")
      .select("totpSecret")
      .where("_id", "=", accountId)
      .executeTakeFirst();
    const key = account?.totpSecret;
    const step = key ? findStep(key, code, now()) : undefined;
    if (!key || step === undefined) return "wrong";
    const { numUpdatedRows } = await db
      .updateTable("accounts")
      .set({ totpLastStep: step })
      .where("_id", "=", accountId)
      .where("totpSecret", "=", key)
      .where((eb) => eb.or([eb("totpLastStep", "is", null), eb("totpLastStep", "<", step)]))
      .executeTakeFirst();
    return numUpdatedRows === 0n ? "used" : "right";
  }

  async function takeRecoveryCode(accountId: string, code: string): Promise<CodeResult> {
    const codeHash = hashRecoveryCode(accountId, code);
    return db.transaction().execute(async (tx) => {
      const used = await tx
        .updateTable("recoveryCodes")
        .set({ usedAt: thisMoment() })
        .where("codeHash", "=", codeHash)
        .where("usedAt", "is", null)
        .returning("codeHash")
        .executeTakeFirst();
      if (!used) {
        const known = await tx
          .selectFrom("recoveryCodes")
          .select("usedAt")
          .where("codeHash", "=", codeHash)
          .executeTakeFirst();
        return known ? "used" : "wrong";
      }
      const account = await findAccount(tx, accountId);
      if (account) await record(tx, { accountId, email: account.email }, "use-recovery-code");
      await recordSecurityEvent(tx, accountId, "recovery-code-used");
      return "right";
    });
  }

  async function replaceCodes(tx: Tx, accountId: string): Promise<string[]> {
    const codes = createRecoveryCodes();
    await tx.deleteFrom("recoveryCodes").where("accountId", "=", accountId).execute();
    await tx
      .insertInto("recoveryCodes")
      .values(codes.map((code) => ({ codeHash: hashRecoveryCode(accountId, code), accountId })))
      .execute();
    return codes;
  }

  const countCodes = async (accountId: string) => {
    const unused = await db
      .selectFrom("recoveryCodes")
      .select("codeHash")
      .where("accountId", "=", accountId)
      .where("usedAt", "is", null)
      .execute();
    return unused.length;
  };

  return {
    /** What the owner of an account sees. */
    async find(accountId: string): Promise<{
      secondStep: SecondStep;
      appSince: string | null;
      recoveryCodesLeft: number;
    }> {
      const account = await db
        .selectFrom("accounts")
        .select((eb) => ["accounts.totpSince", ...secondStepColumns(eb)])
        .where("_id", "=", accountId)
        .executeTakeFirstOrThrow();
      const { totpSince: appSince, ...has } = account;
      return {
        secondStep: readSecondStep(has),
        appSince,
        recoveryCodesLeft: await countCodes(accountId),
      };
    },

    /** How a person can do the second step. */
    async listMethods({ _id, secondStep }: { _id: string; secondStep: SecondStep }) {
      const methods: SecondStepNeeded["methods"] = [];
      if (secondStep === "app" || secondStep === "both") methods.push("code");
      if ((await countCodes(_id)) > 0) methods.push("recovery");
      if (secondStep === "passkey" || secondStep === "both") methods.push("passkey");
      return methods;
    },

    /** Uses up a code of the app or a recovery code. Of concurrent calls with the same code one succeeds. */
    takeCode(accountId: string, typed: string): Promise<CodeResult> {
      const code = plainCode(typed);
      return isAppCode(code) ? takeAppCode(accountId, code) : takeRecoveryCode(accountId, code);
    },

    /** Stores the key of an app that has shown the right code of `step`. Returns new recovery codes. */
    async turnOn(owner: SessionOwner, key: string, step: number): Promise<string[]> {
      return db.transaction().execute(async (tx) => {
        await tx
          .updateTable("accounts")
          .set({ totpSecret: key, totpSince: thisMoment(), totpLastStep: step })
          .where("_id", "=", owner.accountId)
          .execute();
        const codes = await replaceCodes(tx, owner.accountId);
        await record(tx, owner, "set-up-second-step");
        await recordSecurityEvent(tx, owner.accountId, "app-added");
        return codes;
      });
    },

    /** The earlier codes end. */
    async renewCodes(owner: SessionOwner): Promise<string[]> {
      return db.transaction().execute(async (tx) => {
        const codes = await replaceCodes(tx, owner.accountId);
        await record(tx, owner, "make-recovery-codes");
        return codes;
      });
    },

    /** Removes the app, and the recovery codes unless there is a passkey. */
    async turnOff(owner: SessionOwner): Promise<void> {
      await db.transaction().execute(async (tx) => {
        await removeApp(tx, owner.accountId);
        await removeUselessCodes(tx, owner.accountId);
        await record(tx, owner, "remove-second-step");
        await recordSecurityEvent(tx, owner.accountId, "app-removed");
      });
    },

    /**
     * Removes app, recovery codes and passkeys of a person who has lost them, and ends the sessions. False if there is no such
     * account.
     */
    async reset(key: string, actor: Actor): Promise<boolean> {
      return db.transaction().execute(async (tx) => {
        const account = await findAccount(tx, key);
        if (!account) return false;
        if (account._id === actor.accountId) throw ownSecondStep();
        await removeApp(tx, account._id);
        await tx.deleteFrom("passkeys").where("accountId", "=", account._id).execute();
        await removeUselessCodes(tx, account._id);
        await endSessions(tx, account._id);
        await recordChange(tx, actor, { action: "reset-second-step", ...nameOf(account) });
        await recordSecurityEvent(tx, account._id, "second-step-reset");
        return true;
      });
    },
  };
}

const record = (tx: Tx, owner: SessionOwner, action: AuditAction) =>
  recordChange(tx, actorOf(owner), {
    action,
    ...nameOf({ _id: owner.accountId, email: owner.email }),
  });

const removeApp = (tx: Tx, accountId: string) =>
  tx
    .updateTable("accounts")
    .set({ totpSecret: null, totpSince: null, totpLastStep: null })
    .where("_id", "=", accountId)
    .execute();

/** Recovery codes replace an app or a passkey, so that they end with the last one. */
export async function removeUselessCodes(tx: Tx, accountId: string): Promise<void> {
  const account = await tx
    .selectFrom("accounts")
    .select(secondStepColumns)
    .where("_id", "=", accountId)
    .executeTakeFirst();
  if (account && hasSecondStep({ secondStep: readSecondStep(account) })) return;
  await tx.deleteFrom("recoveryCodes").where("accountId", "=", accountId).execute();
}
