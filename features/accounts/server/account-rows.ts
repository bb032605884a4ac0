import { randomUUID } from "node:crypto";
import { ADMIN_ROLE } from "../../../core/content/api/api-contract.ts";
import type { Duty } from "../../../core/content/api/permissions.ts";
import type { SecondStep } from "../../../core/content/api/second-step-contract.ts";
import { type Actor, actorOf, recordChange } from "../../../core/server/database/entries/record-change.ts";
import type { Tx } from "../../../core/server/database/tables.ts";
import type { Language } from "../../../core/words/languages.ts";
import { writeDuties } from "./account-rights.ts";
import { endTokens } from "./api-tokens/end-tokens.ts";
import { endLinksOf } from "./links/link-store.ts";
import type { RecordSecurityEvent } from "./security-events.ts";

export interface Account {
  _id: string;
  email: string;
  passwordHash: string;
  role: string;
  duties: Duty[];
  secondStep: SecondStep;
}

interface NewAccount {
  email: string;
  passwordHash: string;
  role?: string;
  name?: string;
  duties?: readonly Duty[];
  language?: Language | null;
  isGenerated?: boolean;
}

export interface PasswordChange {
  passwordHash: string;
  /** Absent: the owner, with a link. */
  actor?: Actor;
  /** The session in which the owner changes the password; absent: the password is reset. */
  keptSession?: string;
  keptTokens?: readonly string[];
  verifiedHash?: string;
  isGenerated?: boolean;
}

/** Undefined if the address is taken. */
export async function insertAccount(
  tx: Tx,
  {
    email,
    passwordHash,
    role = ADMIN_ROLE,
    name = "",
    language = null,
    isGenerated = false,
    ...rest
  }: NewAccount,
): Promise<Pick<Account, "_id" | "email"> | undefined> {
  const { duties = role === ADMIN_ROLE ? ["everything"] : [] } = rest;
  return tx
    .insertInto("accounts")
    .values({
      _id: randomUUID(),
      email: email.toLowerCase(),
      passwordHash,
      role,
      name,
      language,
      duties: writeDuties(duties),
      disabledAt: null,
      hasGeneratedPassword: Number(isGenerated),
      createdAt: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning(["_id", "email"])
    .executeTakeFirst();
}

/**
 * Ends the sessions except `keptSession`, the tokens except `keptTokens`, and every link of the account, and tells its owner. False if
 * there is no such account, or another hash.
 */
export async function writePassword(
  tx: Tx,
  key: string,
  { passwordHash, actor, keptSession, keptTokens, verifiedHash, isGenerated = false }: PasswordChange,
  recordSecurityEvent: RecordSecurityEvent,
): Promise<boolean> {
  const account = await tx
    .updateTable("accounts")
    .set({ passwordHash, hasGeneratedPassword: Number(isGenerated) })
    .where((eb) => eb.or([eb("_id", "=", key), eb("email", "=", key.toLowerCase())]))
    .$if(verifiedHash !== undefined, (update) => update.where("passwordHash", "=", String(verifiedHash)))
    .returning(["_id", "email"])
    .executeTakeFirst();
  if (!account) return false;
  const by = actor ?? actorOf({ email: account.email, accountId: account._id });
  await endSessions(tx, account._id, keptSession);
  await endTokens(tx, account, by, keptTokens);
  await endLinksOf(tx, account._id);
  const isReset = keptSession === undefined;
  await recordChange(tx, by, { action: isReset ? "reset-password" : "change-password", ...nameOf(account) });
  await recordSecurityEvent(tx, account._id, isReset ? "password-reset" : "password-changed");
  return true;
}

/** Finds an account by id or email address. */
export const findAccount = (tx: Tx, key: string) =>
  tx
    .selectFrom("accounts")
    .select(["_id", "email", "name", "duties"])
    .where((eb) => eb.or([eb("_id", "=", key), eb("email", "=", key.toLowerCase())]))
    .executeTakeFirst();

/** An account in the audit log. */
export const nameOf = ({ _id, email }: Pick<Account, "_id" | "email">) => ({
  type: "account",
  entryId: _id,
  title: email,
});

export async function endSessions(tx: Tx, accountId: string, keptTokenHash = ""): Promise<void> {
  await tx
    .deleteFrom("sessions")
    .where("accountId", "=", accountId)
    .where("tokenHash", "!=", keptTokenHash)
    .execute();
}
