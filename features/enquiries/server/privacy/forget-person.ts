import { message } from "../../../../core/content/messages/message.ts";
import { commit } from "../../../../core/server/content/commit.ts";
import type { Publish } from "../../../../core/server/content/publish.ts";
import { type Actor, recordChange } from "../../../../core/server/database/entries/record-change.ts";
import type { Database } from "../../../../core/server/database/tables.ts";
import { listChanged, validationFailed } from "../../../../core/server/errors.ts";
import { removeForGood } from "../../../../core/server/history/remove-for-good.ts";
import { contacts } from "../../content/contacts.ts";
import { isSameContact, type PersonContact } from "../../content/privacy-and-figures/person-contact.ts";
import type { ForgottenPerson } from "../../content/privacy-and-figures/person-data-contract.ts";
import { findPerson } from "./find-person.ts";

interface Forgetting {
  wanted: PersonContact;
  contact: string;
  /** The typed confirmation: the same number or address. */
  confirm: string;
  /** How many enquiries the caller has seen. */
  count: number;
  actor: Actor;
}

/** Deletes all enquiries of a person for good, and the mails about them. The audit log records how many, but not whose. */
export async function forgetPerson(
  db: Database,
  publish: Publish,
  { wanted, contact, confirm, count, actor }: Forgetting,
): Promise<ForgottenPerson["deleted"]> {
  if (!isSameContact(confirm, contact)) throw validationFailed({ confirm: message("confirm_contact") });
  const saved = await commit(db, async (tx) => {
    const { enquiries, mails } = await findPerson(tx, wanted, () => false);
    if (enquiries.length !== count) throw listChanged(enquiries.length, count);
    const ids = enquiries.map(({ _id }) => _id);
    const versions = await removeForGood(tx, contacts, ids);
    const own = mails.map(({ _id }) => _id);
    if (own.length > 0) await tx.deleteFrom("mails").where("_id", "in", own).execute();
    const deleted = { enquiries: ids.length, versions, mails: own.length };
    const title = Object.entries(deleted)
      .map(([what, many]) => `${what} ${many}`)
      .join(", ");
    await recordChange(tx, actor, { type: contacts.name, action: "forget-person", title });
    return { deleted, tags: [contacts.name] };
  });
  await publish(saved);
  return saved.deleted;
}
