import { isSameContact, type PersonContact } from "../../content/enquiries/person-contact.ts";
import type { ForgottenPerson } from "../../content/enquiries/person-data-contract.ts";
import { message } from "../../content/messages/message.ts";
import { contacts } from "../../content/resources/contacts.ts";
import { commit } from "../content/commit.ts";
import type { Publish } from "../content/publish.ts";
import type { Opened } from "../database/open-database.ts";
import { type Actor, recordChange } from "../database/record-change.ts";
import { listChanged, validationFailed } from "../errors.ts";
import { findPerson } from "./find-person.ts";
import { removeEnquiries } from "./remove-enquiries.ts";

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
  { db, engine }: Opened,
  publish: Publish,
  { wanted, contact, confirm, count, actor }: Forgetting,
): Promise<ForgottenPerson["deleted"]> {
  if (!isSameContact(confirm, contact)) throw validationFailed({ confirm: message("confirm_contact") });
  const saved = await commit(db, async (tx) => {
    const { enquiries, mails } = await findPerson(tx, wanted, false);
    if (enquiries.length !== count) throw listChanged(enquiries.length, count);
    const ids = enquiries.map(({ _id }) => _id);
    const versions = await removeEnquiries(tx, engine, ids);
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
