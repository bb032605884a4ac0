import { randomUUID } from "node:crypto";
import { ADMIN_ROLE } from "../../content/api/api-contract.ts";
import { LANGUAGES, type Language } from "../../content/words/languages.ts";
import { type Actor, PROGRAM, recordChange } from "../database/record-change.ts";
import type { Database, Tx } from "../database/tables.ts";
import { requireGoodPassword } from "./password-rules.ts";
import { hashPassword } from "./passwords.ts";

export interface Account {
  _id: string;
  email: string;
  passwordHash: string;
  role: string;
}

export type AccountStore = ReturnType<typeof createAccountStore>;

/** `findSchoolTexts` returns texts that a password should not consist of. */
export function createAccountStore(db: Database, findSchoolTexts: () => Promise<string[]>) {
  return {
    findSchoolTexts,

    async findByEmail(email: string): Promise<Account | undefined> {
      return db
        .selectFrom("accounts")
        .select(["_id", "email", "passwordHash", "role"])
        .where("email", "=", email.toLowerCase())
        .where("disabledAt", "is", null)
        .executeTakeFirst();
    },

    /** `disabledAt` is null if the account may log in. */
    list: () =>
      db
        .selectFrom("accounts")
        .select(["email", "role", "createdAt", "disabledAt"])
        .orderBy("email")
        .execute(),

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
      { actor = PROGRAM, isGenerated = false }: { actor?: Actor; isGenerated?: boolean } = {},
    ): Promise<boolean> {
      await requireGoodPassword(password, email, await findSchoolTexts());
      const passwordHash = await hashPassword(password);
      return db.transaction().execute(async (tx) => {
        const created = await tx
          .insertInto("accounts")
          .values({
            _id: randomUUID(),
            email: email.toLowerCase(),
            passwordHash,
            role,
            disabledAt: null,
            hasGeneratedPassword: Number(isGenerated),
            createdAt: new Date().toISOString(),
          })
          .onConflict((conflict) => conflict.column("email").doNothing())
          .returning(["_id", "email"])
          .executeTakeFirst();
        if (!created) return false;
        await recordChange(tx, actor, { action: "create", ...nameOf(created) });
        return true;
      });
    },

    /**
     * Ends the account's sessions except `keptSession`. False if there is no such account, or if its password hash is not
     * `verifiedHash` any more.
     */
    async changePassword(
      email: string,
      password: string,
      {
        actor = PROGRAM,
        keptSession,
        verifiedHash,
        isGenerated = false,
      }: { actor?: Actor; keptSession?: string; verifiedHash?: string; isGenerated?: boolean } = {},
    ): Promise<boolean> {
      await requireGoodPassword(password, email, await findSchoolTexts());
      const passwordHash = await hashPassword(password);
      return db.transaction().execute(async (tx) => {
        const account = await tx
          .updateTable("accounts")
          .set({ passwordHash, hasGeneratedPassword: Number(isGenerated) })
          .where("email", "=", email.toLowerCase())
          .$if(verifiedHash !== undefined, (update) =>
            update.where("passwordHash", "=", String(verifiedHash)),
          )
          .returning(["_id", "email"])
          .executeTakeFirst();
        if (!account) return false;
        await endSessions(tx, account._id, keptSession);
        const action = actor.accountId === account._id ? "change-password" : "reset-password";
        await recordChange(tx, actor, { action, ...nameOf(account) });
        return true;
      });
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

    /** The language that an admin has chosen for the panel. */
    async findLanguage(accountId: string): Promise<Language | null> {
      const account = await db
        .selectFrom("accounts")
        .select("language")
        .where("_id", "=", accountId)
        .executeTakeFirst();
      return LANGUAGES.find((language) => language === account?.language) ?? null;
    },

    /** Not in the audit log, because it affects nobody else. */
    async chooseLanguage(accountId: string, language: Language): Promise<void> {
      await db.updateTable("accounts").set({ language }).where("_id", "=", accountId).execute();
    },

    /** Disabling ends the sessions of the account. False if there is no such account. */
    async setDisabled(email: string, isDisabled: boolean, actor: Actor = PROGRAM): Promise<boolean> {
      return db.transaction().execute(async (tx) => {
        const account = await tx
          .updateTable("accounts")
          .set({ disabledAt: isDisabled ? new Date().toISOString() : null })
          .where("email", "=", email.toLowerCase())
          .returning(["_id", "email"])
          .executeTakeFirst();
        if (!account) return false;
        await endSessions(tx, account._id);
        await recordChange(tx, actor, { action: isDisabled ? "disable" : "enable", ...nameOf(account) });
        return true;
      });
    },

    /** The sessions of the account are deleted with it. */
    async remove(email: string, actor: Actor = PROGRAM): Promise<boolean> {
      return db.transaction().execute(async (tx) => {
        const removed = await tx
          .deleteFrom("accounts")
          .where("email", "=", email.toLowerCase())
          .returning(["_id", "email"])
          .executeTakeFirst();
        if (!removed) return false;
        await recordChange(tx, actor, { action: "delete", ...nameOf(removed) });
        return true;
      });
    },
  };
}

/** An account in the audit log. */
const nameOf = ({ _id, email }: Pick<Account, "_id" | "email">) => ({
  type: "account",
  entryId: _id,
  title: email,
});

async function endSessions(tx: Tx, accountId: string, keptTokenHash = ""): Promise<void> {
  await tx
    .deleteFrom("sessions")
    .where("accountId", "=", accountId)
    .where("tokenHash", "!=", keptTokenHash)
    .execute();
}
