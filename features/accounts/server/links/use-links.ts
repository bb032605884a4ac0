import type { Duty } from "../../../../core/content/api/permissions.ts";
import { message } from "../../../../core/content/messages/message.ts";
import { isDuplicate } from "../../../../core/server/database/database-errors.ts";
import { type Actor, actorOf, recordChange } from "../../../../core/server/database/entries/record-change.ts";
import type { Database, Tx } from "../../../../core/server/database/tables.ts";
import { validationFailed } from "../../../../core/server/errors.ts";
import type { Language } from "../../../../core/words/languages.ts";
import { insertAccount, nameOf, writePassword } from "../account-rows.ts";
import { readLanguage } from "../read-language.ts";
import type { RecordSecurityEvent } from "../security-events.ts";
import type { AccountMails } from "./account-mail.ts";
import { type AccountLink, type CreatedLink, endLinksOf, type LinkStore } from "./link-store.ts";

interface LinkServices {
  db: Database;
  links: LinkStore;
  mails: AccountMails;
  recordSecurityEvent: RecordSecurityEvent;
}

/** Also for the command line, whose invitations depend on no account. */
export async function invite(
  tx: Tx,
  links: LinkStore,
  { email, duties, language }: { email: string; duties: readonly Duty[]; language: Language },
  actor: Actor,
): Promise<CreatedLink> {
  await links.revokeInvitationsOf(tx, email);
  const created = await links.create(tx, {
    kind: "invitation" as const,
    accountId: null,
    email,
    duties,
    language,
    createdBy: actor.accountId,
  });
  await recordChange(tx, actor, {
    type: "invitation",
    action: "create" as const,
    entryId: created._id,
    title: email,
  });
  return created;
}

/** Creates the account of an invited person. */
export async function acceptInvitation(
  { db, links }: LinkServices,
  link: AccountLink,
  person: { name: string; passwordHash: string; language: Language },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await links.use(tx, link);
    const { email, duties } = link;
    const account = await insertAccount(tx, { ...person, email, duties });
    if (!account) throw validationFailed({ email: message("account_exists_log_in") });
    await recordChange(tx, actorOf({ email, accountId: account._id }), {
      action: "create",
      ...nameOf(account),
    });
  });
}

export async function resetPassword(
  { db, links, recordSecurityEvent }: LinkServices,
  link: AccountLink,
  passwordHash: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await links.use(tx, link);
    await writePassword(tx, link.accountId ?? "", { passwordHash }, recordSecurityEvent);
  });
}

/** Changes the address, after it was confirmed at the new one, and reports that to the earlier one. */
export async function confirmEmail({ db, links, mails }: LinkServices, link: AccountLink): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await links.use(tx, link);
    if (!(await writeEmail(tx, mails, link.accountId ?? "", link.email)))
      throw validationFailed({ email: message("email_not_usable") });
  });
}

/** False if the address belongs to another account: the transaction must then be rolled back. Links to the earlier address end. */
export async function writeEmail(
  tx: Tx,
  mails: AccountMails,
  accountId: string,
  email: string,
): Promise<boolean> {
  const before = await tx
    .selectFrom("accounts")
    .select(["email", "language"])
    .where("_id", "=", accountId)
    .executeTakeFirst();
  if (!before || (await isTaken(tx, email))) return false;
  try {
    await tx.updateTable("accounts").set({ email }).where("_id", "=", accountId).execute();
  } catch (error) {
    // Two accounts confirm the same address at the same time.
    if (isDuplicate(error)) return false;
    throw error;
  }
  await endLinksOf(tx, accountId);
  await recordChange(tx, actorOf({ email: before.email, accountId }), {
    action: "update",
    ...nameOf({ _id: accountId, email }),
    fields: ["email"],
  });
  await mails.reportChanged(tx, { to: before.email, language: readLanguage(before.language) ?? "en" }, email);
  return true;
}

export const isTaken = async (db: Database, email: string): Promise<boolean> =>
  (await db.selectFrom("accounts").select("_id").where("email", "=", email).executeTakeFirst()) !== undefined;
