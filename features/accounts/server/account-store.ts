import { ADMIN_ROLE } from "../../../core/content/api/api-contract.ts";
import type { Duty } from "../../../core/content/api/permissions.ts";
import type { View } from "../../../core/content/api/session-contract.ts";
import { type Actor, PROGRAM, recordChange } from "../../../core/server/database/entries/record-change.ts";
import type { Database } from "../../../core/server/database/tables.ts";
import type { Language } from "../../../core/words/languages.ts";
import type { ResourceName } from "../../types.ts";
import { isFull, readDuties, writeDuties } from "./account-rights.ts";
import {
  type Account,
  endSessions,
  findAccount,
  insertAccount,
  nameOf,
  type PasswordChange,
  writePassword,
} from "./account-rows.ts";
import { endTokens } from "./api-tokens/end-tokens.ts";
import { requireFullAccountLeft } from "./full-accounts.ts";
import { endLinksOf } from "./links/link-store.ts";
import { requireGoodPassword } from "./passwords/password-rules.ts";
import { hashPassword } from "./passwords/passwords.ts";
import { readLanguage } from "./read-language.ts";
import { readSecondStep, type SecondStepFlags, secondStepColumns } from "./second-step/second-step.ts";
import type { RecordSecurityEvent } from "./security-events.ts";

interface AccountChange {
  name?: string;
  duties?: readonly Duty[];
}

export type AccountStore = ReturnType<typeof createAccountStore>;

/** `findSchoolTexts` returns texts that a password should not consist of. `key` is the id or the email address of an account. */
export function createAccountStore(
  db: Database,
  findSchoolTexts: () => Promise<string[]>,
  recordSecurityEvent: RecordSecurityEvent,
) {
  return {
    findSchoolTexts,

    async findByEmail(email: string): Promise<Account | undefined> {
      const row = await db
        .selectFrom("accounts")
        .select((eb) => [...ACCOUNT_COLUMNS, ...secondStepColumns(eb)])
        .where("email", "=", email.toLowerCase())
        .where("disabledAt", "is", null)
        .executeTakeFirst();
      return row && presentAccount(row);
    },

    /** Undefined if the account is disabled or deleted. */
    async findById(id: string): Promise<Account | undefined> {
      const row = await db
        .selectFrom("accounts")
        .select((eb) => [...ACCOUNT_COLUMNS, ...secondStepColumns(eb)])
        .where("_id", "=", id)
        .where("disabledAt", "is", null)
        .executeTakeFirst();
      return row && presentAccount(row);
    },

    /** `disabledAt` is null if the account may log in. */
    async list() {
      const rows = await db
        .selectFrom("accounts")
        .select((eb) => [
          ...(["_id", "name", "email", "role", "duties", "language"] as const),
          ...(["createdAt", "lastLoginAt", "disabledAt"] as const),
          ...secondStepColumns(eb),
        ])
        .orderBy("email")
        .execute();
      return rows.map(({ hasApp, hasPasskey, ...row }) => ({
        ...row,
        duties: readDuties(row.duties),
        language: readLanguage(row.language),
        secondStep: readSecondStep({ hasApp, hasPasskey }),
      }));
    },

    async hasAdmin(): Promise<boolean> {
      const row = await db
        .selectFrom("accounts")
        .select("_id")
        .where("role", "=", ADMIN_ROLE)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** False if the address is taken, perhaps by a process that started at the same time. */
    async create(
      email: string,
      password: string,
      role: string,
      {
        actor = PROGRAM,
        duties,
        isGenerated,
      }: { actor?: Actor; duties?: readonly Duty[]; isGenerated?: boolean } = {},
    ): Promise<boolean> {
      await requireGoodPassword(password, email, await findSchoolTexts());
      const passwordHash = await hashPassword(password);
      return db.transaction().execute(async (tx) => {
        const created = await insertAccount(tx, { email, passwordHash, role, duties, isGenerated });
        if (!created) return false;
        await recordChange(tx, actor, { action: "create", ...nameOf(created) });
        return true;
      });
    },

    /**
     * Ends the account's sessions except `keptSession`, and its tokens except `keptTokens`. False if there is no such account, or if
     * its password hash is not `verifiedHash` any more.
     */
    async changePassword(
      email: string,
      password: string,
      { actor = PROGRAM, ...change }: { actor?: Actor } & Omit<PasswordChange, "passwordHash" | "actor"> = {},
    ): Promise<boolean> {
      await requireGoodPassword(password, email, await findSchoolTexts());
      const passwordHash = await hashPassword(password);
      return db
        .transaction()
        .execute((tx) => writePassword(tx, email, { ...change, passwordHash, actor }, recordSecurityEvent));
    },

    /** Whether the program generated the password, so that it was printed in a terminal or a log. */
    async hasGeneratedPassword(accountId: string): Promise<boolean> {
      const account = await db
        .selectFrom("accounts")
        .select("hasGeneratedPassword")
        .where("_id", "=", accountId)
        .executeTakeFirst();
      return account?.hasGeneratedPassword === 1;
    },

    /** Empty until somebody has entered it. */
    async findOwner(
      accountId: string,
    ): Promise<{ name: string; duties: Duty[]; views: Record<string, View> }> {
      const account = await db
        .selectFrom("accounts")
        .select(["name", "duties", "views"])
        .where("_id", "=", accountId)
        .executeTakeFirst();
      return {
        name: account?.name ?? "",
        duties: readDuties(account?.duties ?? ""),
        views: JSON.parse(account?.views ?? "{}"),
      };
    },

    /** How a list of the panel is shown. The audit log has no line for it, because it affects nobody else. */
    async chooseView(accountId: string, type: ResourceName, view: View): Promise<void> {
      await db.transaction().execute(async (tx) => {
        const row = tx.selectFrom("accounts").select("views").where("_id", "=", accountId).forUpdate();
        const account = await row.executeTakeFirst();
        const changed = JSON.stringify({ ...JSON.parse(account?.views ?? "{}"), [type]: view });
        await tx.updateTable("accounts").set({ views: changed }).where("_id", "=", accountId).execute();
      });
    },

    /** The language that an admin has chosen for the panel. */
    async findLanguage(accountId: string): Promise<Language | null> {
      const account = await db
        .selectFrom("accounts")
        .select("language")
        .where("_id", "=", accountId)
        .executeTakeFirst();
      return readLanguage(account?.language ?? null);
    },

    /** The audit log has no line for it, because it affects nobody else. */
    async chooseLanguage(accountId: string, language: Language): Promise<void> {
      await db.updateTable("accounts").set({ language }).where("_id", "=", accountId).execute();
    },

    /** False if there is no such account. */
    async change(key: string, { name, duties }: AccountChange, actor: Actor): Promise<boolean> {
      return db.transaction().execute(async (tx) => {
        const before = await findAccount(tx, key);
        if (!before) return false;
        if (duties && !isFull(duties)) await requireFullAccountLeft(tx, before._id, actor);
        const values = {
          ...(name !== undefined && { name }),
          ...(duties !== undefined && { duties: writeDuties(duties) }),
        };
        const fields = (["name", "duties"] as const).filter(
          (field) => values[field] !== undefined && values[field] !== before[field],
        );
        if (fields.length === 0) return true;
        const { numUpdatedRows } = await tx
          .updateTable("accounts")
          .set(values)
          .where("_id", "=", before._id)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await recordChange(tx, actor, { action: "update", ...nameOf(before), fields });
        return true;
      });
    },

    /** Disabling ends the sessions and links of the account. False if there is no such account. */
    async setDisabled(key: string, isDisabled: boolean, actor: Actor = PROGRAM): Promise<boolean> {
      return db.transaction().execute(async (tx) => {
        const account = await findAccount(tx, key);
        if (!account) return false;
        if (isDisabled) await requireFullAccountLeft(tx, account._id, actor);
        const { numUpdatedRows } = await tx
          .updateTable("accounts")
          .set({ disabledAt: isDisabled ? new Date().toISOString() : null })
          .where("_id", "=", account._id)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await endSessions(tx, account._id);
        await endLinksOf(tx, account._id);
        await recordChange(tx, actor, { action: isDisabled ? "disable" : "enable", ...nameOf(account) });
        return true;
      });
    },

    /** Ends every session of an account, and its tokens except `keptTokens`. False if there is no such account. */
    async signOut(key: string, actor: Actor, keptTokens: readonly string[]): Promise<boolean> {
      return db.transaction().execute(async (tx) => {
        const account = await findAccount(tx, key);
        if (!account) return false;
        await endSessions(tx, account._id);
        await endTokens(tx, account, actor, keptTokens);
        await recordChange(tx, actor, { action: "sign-out", ...nameOf(account) });
        return true;
      });
    },

    /** The sessions and links of the account are deleted with it. */
    async remove(key: string, actor: Actor = PROGRAM): Promise<boolean> {
      return db.transaction().execute(async (tx) => {
        const account = await findAccount(tx, key);
        if (!account) return false;
        await requireFullAccountLeft(tx, account._id, actor);
        const { numDeletedRows } = await tx
          .deleteFrom("accounts")
          .where("_id", "=", account._id)
          .executeTakeFirst();
        if (numDeletedRows === 0n) return false;
        await recordChange(tx, actor, { action: "delete", ...nameOf(account) });
        return true;
      });
    },
  };
}

const ACCOUNT_COLUMNS = ["_id", "email", "passwordHash", "role", "duties"] as const;

const presentAccount = ({
  duties,
  hasApp,
  hasPasskey,
  ...row
}: Record<"_id" | "email" | "passwordHash" | "role" | "duties", string> & SecondStepFlags): Account => ({
  ...row,
  duties: readDuties(duties),
  secondStep: readSecondStep({ hasApp, hasPasskey }),
});
