import { type RawBuilder, sql } from "kysely";
import type { MailKind } from "../../../../core/content/mail/mail-kinds.ts";
import type { Database, StoredFields, Tx } from "../../../../core/server/database/tables.ts";
import type { FileVersion } from "../../../../core/server/formats/data-file-versions.ts";
import { contacts } from "../../content/contacts.ts";
import type { EnquiryEvent } from "../../content/enquiry-contract.ts";
import { isContactOf, type PersonContact } from "../../content/privacy-and-figures/person-contact.ts";
import type { PersonMail } from "../../content/privacy-and-figures/person-data-contract.ts";
import { listEvents } from "../event-store.ts";

/** An enquiry with everything that is stored about it. */
export interface FoundEnquiry {
  _id: string;
  /** The current values; in the trash those at the time of the deletion. */
  value: StoredFields;
  place: "list" | "trash";
  /** The latest first. */
  versions: FileVersion[];
  events: EnquiryEvent[];
}

export interface FoundPerson {
  /** The latest first. */
  enquiries: FoundEnquiry[];
  mails: (PersonMail & { _id: string })[];
  /** Null if the caller may not read students. */
  students: StoredFields[] | null;
}

/**
 * Everything that is stored with a telephone number or an email address, also in the trash and in earlier versions. The database only
 * finds candidates; `isContactOf` decides.
 */
export async function findPerson(
  from: Database | Tx,
  wanted: PersonContact,
  mayReadStudents: boolean,
): Promise<FoundPerson> {
  const enquiries = await findEnquiries(from, wanted);
  return {
    enquiries,
    mails: await findMails(from, wanted, enquiries),
    students: mayReadStudents ? await findStudents(from, wanted) : null,
  };
}

async function findEnquiries(from: Database | Tx, wanted: PersonContact): Promise<FoundEnquiry[]> {
  const ids = await findIds(from, wanted);
  if (ids.length === 0) return [];
  const rows = await from.selectFrom("contacts").selectAll().where("_id", "in", ids).execute();
  const current = new Map(rows.map((row) => [row._id, row as StoredFields]));
  const versions = await listVersions(from, ids);
  const enquiries: FoundEnquiry[] = [];
  for (const _id of ids) {
    const own = versions.get(_id) ?? [];
    const value = current.get(_id) ?? own[0]?.value;
    if (!value) continue;
    const place = current.has(_id) ? "list" : "trash";
    enquiries.push({ _id, value, place, versions: own, events: await listEvents(from, _id) });
  }
  return enquiries.sort((one, other) => (createdAt(one) < createdAt(other) ? 1 : -1));
}

const createdAt = ({ value }: FoundEnquiry) => String(value.createdAt);

async function findIds(from: Database | Tx, wanted: PersonContact): Promise<string[]> {
  const rows = await from
    .selectFrom("contacts")
    .select(["_id", "phoneNumber", "email"])
    .where(mayHave(wanted, "phone" in wanted ? "phoneNumber" : "email"))
    .execute();
  const revisions = await from
    .selectFrom("revisions")
    .select(["entryId", "value"])
    .where("type", "=", contacts.name)
    .where(mayHave(wanted, "value"))
    .execute();
  const ids = [
    ...rows.filter((row) => isContactOf(wanted, row)).map(({ _id }) => _id),
    ...revisions.filter(({ value }) => isContactOf(wanted, JSON.parse(value))).map(({ entryId }) => entryId),
  ];
  return [...new Set(ids)];
}

async function listVersions(
  from: Database | Tx,
  ids: readonly string[],
): Promise<Map<string, FileVersion[]>> {
  const rows = await from
    .selectFrom("revisions")
    .select(["entryId", "at", "actor", "kind", "value"])
    .where("type", "=", contacts.name)
    .where("entryId", "in", ids)
    .orderBy("entryId")
    .orderBy("number")
    .execute();
  const byEntry = new Map<string, FileVersion[]>();
  for (const { entryId, at, actor, kind, value } of rows) {
    const own = byEntry.get(entryId) ?? [];
    const version = { at, by: actor, kind, value: JSON.parse(value), before: own[0]?.value };
    byEntry.set(entryId, [{ resource: contacts, ...version }, ...own]);
  }
  return byEntry;
}

/** Mails to the person who sent the enquiry. A colleague may have others at the same address. */
const TO_SENDERS: readonly MailKind[] = ["enquiry-receipt", "enquiry-reply"];

/**
 * The mails about the enquiries, also to addresses that the office has corrected since, and those to the address. Mails of earlier versions
 * of the program name no enquiry.
 */
async function findMails(
  from: Database | Tx,
  wanted: PersonContact,
  enquiries: readonly FoundEnquiry[],
): Promise<FoundPerson["mails"]> {
  const ids = enquiries.map(({ _id }) => _id);
  const own = "email" in wanted ? [wanted.email] : [];
  const stored = enquiries
    .flatMap(({ value, versions }) => [value, ...versions.map((version) => version.value)])
    .flatMap(({ email }) => (email ? [String(email).toLowerCase()] : []));
  const recipient = sql<string>`lower(recipient)`;
  return from
    .selectFrom("mails")
    .select(["_id", "kind", "recipient as to", "createdAt", "sentAt"])
    .where("kind", "in", TO_SENDERS)
    .where((eb) =>
      eb.or([
        ...(ids.length > 0 ? [eb("about", "in", ids)] : []),
        ...(own.length > 0 ? [eb(recipient, "in", own)] : []),
        ...(stored.length > 0 ? [eb.and([eb("about", "is", null), eb(recipient, "in", stored)])] : []),
      ]),
    )
    .orderBy("createdAt", "desc")
    .execute();
}

/** Students have no email address. */
async function findStudents(from: Database | Tx, wanted: PersonContact): Promise<StoredFields[]> {
  if (!("phone" in wanted)) return [];
  const rows = await from
    .selectFrom("students")
    .selectAll()
    .where(mayHave(wanted, "mobileNumber"))
    .orderBy("name")
    .execute();
  return (rows as StoredFields[]).filter(({ mobileNumber }) =>
    isContactOf(wanted, { phoneNumber: mobileNumber }),
  );
}

/** Characters between the digits of a number. */
const SEPARATORS = [" ", "\u00a0", "-", "(", ")", ".", "+"];
/** A number in India without its country code. */
const OWN_DIGITS = 10;

/** A condition: a column may have the number or the address, as a whole or as a part of a longer text. */
function mayHave(wanted: PersonContact, column: string): RawBuilder<boolean> {
  const text = sql.ref(column);
  if ("email" in wanted) {
    return sql`lower(${text}) LIKE ${`%${wanted.email.replace(/[\\%_]/g, "\\$&")}%`} ESCAPE '\\'`;
  }
  const digits = SEPARATORS.reduce<RawBuilder<unknown>>(
    (part, separator) => sql`replace(${part}, ${sql.lit(separator)}, '')`,
    sql`${text}`,
  );
  return sql`${digits} LIKE ${`%${wanted.phone.slice(-OWN_DIGITS)}%`}`;
}
