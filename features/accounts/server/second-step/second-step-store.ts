import type { Selectable } from "kysely";
import type { SecondStepNeeded } from "../../../../core/content/api/api-contract.ts";
import type { AuditAction } from "../../../../core/content/api/audit-contract.ts";
import type { SecondStep } from "../../../../core/content/api/second-step-contract.ts";
import { type Actor, actorOf, recordChange } from "../../../../core/server/database/entries/record-change.ts";
import type { Database, Tables, Tx } from "../../../../core/server/database/tables.ts";
import type { SessionOwner } from "../../../../core/server/http/session.ts";
import { endSessions, findAccount, nameOf } from "../account-rows.ts";
import { noSecondStep, ownSecondStep, setupStepEnded } from "../errors.ts";
import { lockAccount } from "../lock-account.ts";
import type { RecordSecurityEvent } from "../security-events.ts";
import { FAILED_CODES_A_DAY, recordFailedCode, requireCodesLeft } from "./failed-codes.ts";
import { removeRecoveryCodes, requireSecondStepLeft } from "./last-second-step.ts";
import type { LoginSteps } from "./login-steps.ts";
import { createKey, findStep, STEPS_OFF_AT_SETUP, STEPS_OFF_LATER, stepAt } from "./one-time-codes.ts";
import { createRecoveryCodes, hashRecoveryCode, isAppCode, plainCode } from "./recovery-codes.ts";
import { readSecondStep, secondStepColumns } from "./second-step.ts";

/** `used`: the code was right, but a code works once. */
type CodeResult = "right" | "used" | "wrong";

type StoredApp = Pick<
  Selectable<Tables["accounts"]>,
  "totpSecret" | "totpSince" | "totpLastStep" | "totpOffset"
>;

const NO_APP: StoredApp = { totpSecret: null, totpSince: null, totpLastStep: null, totpOffset: null };

export type SecondStepStore = ReturnType<typeof createSecondStepStore>;

/** The authenticator app and the recovery codes of accounts. */
export function createSecondStepStore(
  db: Database,
  { loginSteps, recordSecurityEvent }: { loginSteps: LoginSteps; recordSecurityEvent: RecordSecurityEvent },
  now: () => number = Date.now,
) {
  const thisMoment = () => new Date(now()).toISOString();

  async function takeAppCode(tx: Tx, accountId: string, code: string): Promise<CodeResult> {
    await requireCodesLeft(tx, accountId, now());
    const { totpSecret, totpLastStep, totpOffset } = await tx
      .selectFrom("accounts")
      .select(["totpSecret", "totpLastStep", "totpOffset"])
      .where("_id", "=", accountId)
      .executeTakeFirstOrThrow();
    if (totpSecret === null) return "wrong";
    const current = stepAt(now());
    const stepsOff = totpOffset === null ? STEPS_OFF_AT_SETUP : STEPS_OFF_LATER;
    const step = findStep(totpSecret, code, current + (totpOffset ?? 0), stepsOff);
    if (step === undefined) return "wrong";
    if (totpLastStep !== null && step <= totpLastStep) return "used";
    await tx
      .updateTable("accounts")
      .set({ totpLastStep: step, totpOffset: step - current })
      .where("_id", "=", accountId)
      .execute();
    return "right";
  }

  async function takeRecoveryCode(tx: Tx, accountId: string, code: string): Promise<CodeResult> {
    const known = await tx
      .selectFrom("recoveryCodes")
      .select(["codeHash", "usedAt"])
      .where("codeHash", "=", hashRecoveryCode(accountId, code))
      .executeTakeFirst();
    if (!known) return "wrong";
    if (known.usedAt !== null) return "used";
    await tx
      .updateTable("recoveryCodes")
      .set({ usedAt: thisMoment() })
      .where("codeHash", "=", known.codeHash)
      .execute();
    const account = await findAccount(tx, accountId);
    if (account) await record(tx, { accountId, email: account.email }, "use-recovery-code");
    await recordSecurityEvent(tx, accountId, "recovery-code-used");
    return "right";
  }

  /** Tickets of other set-ups end, and wrong codes for the earlier app no longer count. */
  async function changeApp(tx: Tx, accountId: string, app: StoredApp): Promise<void> {
    await tx
      .updateTable("accounts")
      .set({ ...app, failedCodes: 0, failedCodesUntil: null })
      .where("_id", "=", accountId)
      .execute();
    await loginSteps.endAll(tx, accountId, "app");
  }

  async function replaceCodes(tx: Tx, accountId: string): Promise<string[]> {
    const codes = createRecoveryCodes();
    await removeRecoveryCodes(tx, accountId);
    await tx
      .insertInto("recoveryCodes")
      .values(codes.map((code) => ({ codeHash: hashRecoveryCode(accountId, code), accountId })))
      .execute();
    return codes;
  }

  const countCodes = async (accountId: string, source: Database | Tx = db) => {
    const unused = await source
      .selectFrom("recoveryCodes")
      .select("codeHash")
      .where("accountId", "=", accountId)
      .where("usedAt", "is", null)
      .execute();
    return unused.length;
  };

  return {
    /** The state for the owner of an account. */
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

    /** Uses up a code of the app or a recovery code, or counts it as wrong. Concurrent calls are decided one after the other. */
    async takeCode(accountId: string, typed: string): Promise<CodeResult> {
      const code = plainCode(typed);
      return db.transaction().execute(async (tx) => {
        if (!(await lockAccount(tx, accountId))) return "wrong";
        const take = isAppCode(code) ? takeAppCode : takeRecoveryCode;
        const result = await take(tx, accountId, code);
        if (result === "right") return result;
        const failures = await recordFailedCode(tx, accountId, now());
        if (failures === FAILED_CODES_A_DAY) await recordSecurityEvent(tx, accountId, "codes-failed");
        return result;
      });
    },

    /**
     * A key for a new app, and the ticket with which it is confirmed. `replaced` is when the app was set up that the owner may replace;
     * null if there was none.
     */
    async startApp({ accountId }: SessionOwner, replaced: string | null) {
      const key = createKey();
      return db.transaction().execute(async (tx) => {
        await lockAccount(tx, accountId);
        if ((await findAppSince(tx, accountId)) !== replaced) throw setupStepEnded();
        return { key, token: await loginSteps.open("app", { accountId, challenge: key }, tx) };
      });
    },

    /** The app of a ticket replaces an earlier one. Returns new recovery codes; undefined if the code is wrong. */
    async confirmApp(owner: SessionOwner, token: string, typed: string): Promise<string[] | undefined> {
      const { accountId } = owner;
      return db.transaction().execute(async (tx) => {
        await lockAccount(tx, accountId);
        const ticket = await loginSteps.find(token, "app", tx);
        if (ticket?.accountId !== accountId || ticket.challenge === null) throw setupStepEnded();
        const current = stepAt(now());
        const step = findStep(ticket.challenge, plainCode(typed), current, STEPS_OFF_AT_SETUP);
        if (step === undefined) return undefined;
        await changeApp(tx, accountId, {
          totpSecret: ticket.challenge,
          totpSince: thisMoment(),
          totpLastStep: step,
          totpOffset: step - current,
        });
        const codes = await replaceCodes(tx, accountId);
        await record(tx, owner, "set-up-second-step");
        await recordSecurityEvent(tx, accountId, "app-added");
        return codes;
      });
    },

    /** The earlier codes end. */
    async renewCodes(owner: SessionOwner): Promise<string[]> {
      return db.transaction().execute(async (tx) => {
        await lockAccount(tx, owner.accountId);
        const codes = await replaceCodes(tx, owner.accountId);
        await record(tx, owner, "make-recovery-codes");
        return codes;
      });
    },

    /** For a locked account with a new passkey: recovery codes if it has none left, otherwise an empty list. */
    async addMissingCodes(tx: Tx, owner: SessionOwner): Promise<string[]> {
      if ((await countCodes(owner.accountId, tx)) > 0) return [];
      const codes = await replaceCodes(tx, owner.accountId);
      await record(tx, owner, "make-recovery-codes");
      return codes;
    },

    /** Removes the app, and the recovery codes unless there is a passkey. */
    async turnOff(owner: SessionOwner): Promise<void> {
      const { accountId } = owner;
      await db.transaction().execute(async (tx) => {
        await lockAccount(tx, accountId);
        if ((await findAppSince(tx, accountId)) === null) throw noSecondStep();
        await changeApp(tx, accountId, NO_APP);
        await requireSecondStepLeft(tx, accountId);
        await record(tx, owner, "remove-second-step");
        await recordSecurityEvent(tx, accountId, "app-removed");
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
        await lockAccount(tx, account._id);
        await changeApp(tx, account._id, NO_APP);
        await tx.deleteFrom("passkeys").where("accountId", "=", account._id).execute();
        await removeRecoveryCodes(tx, account._id);
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

async function findAppSince(tx: Tx, accountId: string): Promise<string | null> {
  const { totpSince } = await tx
    .selectFrom("accounts")
    .select("totpSince")
    .where("_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return totpSince;
}
