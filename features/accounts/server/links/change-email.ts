import { message } from "../../../../core/content/messages/message.ts";
import { validationFailed } from "../../../../core/server/errors.ts";
import type { SessionOwner } from "../../../../core/server/http/session.ts";
import type { ManageServices } from "../manage-routes.ts";
import { endLinksOf } from "./link-store.ts";
import { isTaken, writeEmail } from "./use-links.ts";

/**
 * With mail, the address is changed when its owner opens the link that is sent to it; the answer does not tell whether the address
 * belongs to another account. Without mail, or a confirmed address of the site, there is nothing to confirm it with, so it is changed at once. Returns whether it was.
 */
export async function changeEmail(
  { db, accounts, links, mails, linkLimits }: ManageServices,
  { accountId, email: before }: SessionOwner,
  email: string,
): Promise<boolean> {
  if (email === before) throw validationFailed({ email: message("same_email") });
  await linkLimits.countCreated(accountId);
  const language = (await accounts.findLanguage(accountId)) ?? "en";
  const sendsLinks = await mails.sendsLinks();
  await db.transaction().execute(async (tx) => {
    if (!sendsLinks) {
      if (await writeEmail(tx, mails, accountId, email)) return;
      throw validationFailed({ email: message("email_not_usable") });
    }
    await endLinksOf(tx, accountId, "email");
    if (await isTaken(tx, email)) return mails.reportTaken(tx, { to: email, language });
    const link = { kind: "email" as const, accountId, email, language, createdBy: null };
    await mails.sendOrShow(tx, "email", await links.create(tx, link), { to: email, language });
  });
  return !sendsLinks;
}
