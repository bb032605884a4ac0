import { type RawBuilder, sql } from "kysely";
import { type Permission, permissionFor } from "../../../../core/content/api/permissions.ts";
import { visitorMailKinds } from "../../../../core/content/mail/mail-kinds.ts";
import type { Resource } from "../../../../core/content/types/define-resource.ts";
import { tableOf } from "../../../../core/server/content/entry-rows.ts";
import type { PersonDetails, PersonEntries } from "../../../../core/server/content/feature-store.ts";
import type { Database, StoredFields, Tx } from "../../../../core/server/database/tables.ts";
import type { FileVersion } from "../../../../core/server/formats/data-file-versions.ts";
import { featureStores } from "../../../../features/stores.ts";
import { contacts } from "../../content/contacts.ts";
import type { EnquiryEvent } from "../../content/enquiry-contract.ts";
import { enquiriesFeature } from "../../content/feature.ts";
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
  /** Entries of other features. */
  others: FoundEntry[];
}

export interface FoundEntry {
  type: PersonEntries;
  place: "list" | "trash" | "unsent";
  /** In the trash the values at the time of the deletion. */
  value: StoredFields;
  /** The latest first. */
  versions: FileVersion[];
  details: PersonDetails;
}

/**
 * Everything that is stored with a telephone number or an email address, also in the trash and in earlier versions. The database only
 * finds candidates; `isContactOf` decides.
 */
export async function findPerson(
  from: Database | Tx,
  wanted: PersonContact,
  mayRead: (permission: Permission) => boolean,
): Promise<FoundPerson> {
  const enquiries = await findEnquiries(from, wanted);
  const readable = PERSON_ENTRIES.filter(({ resource }) => mayRead(permissionFor(resource, "read")));
  const others: FoundEntry[] = [];
  for (const type of readable) {
    others.push(...(await findEntries(from, wanted, type)), ...(await findUnsent(from, wanted, type)));
  }
  return {
    enquiries,
    mails: await findMails(from, wanted, enquiries, others),
    students: mayRead("students:read") ? await findStudents(from, wanted) : null,
    others,
  };
}

const PERSON_ENTRIES = featureStores.flatMap(({ personEntries = [] }) => personEntries);
const ENQUIRIES = { resource: contacts, phone: "phoneNumber", email: "email" };

async function findEntries(
  from: Database | Tx,
  wanted: PersonContact,
  type: PersonEntries,
): Promise<FoundEntry[]> {
  const { resource } = type;
  const ids = await findIds(from, wanted, type);
  if (ids.length === 0) return [];
  const rows = await from.selectFrom(tableOf(resource)).selectAll().where("_id", "in", ids).execute();
  const versions = await listVersions(from, resource, ids);
  const current = new Map(rows.map((row) => [row._id, row as StoredFields]));
  const found: FoundEntry[] = [];
  for (const id of ids) {
    const own = versions.get(id) ?? [];
    const value = current.get(id) ?? own[0]?.value;
    if (!value) continue;
    const details = await findDetails(from, type, value);
    found.push({ type, place: current.has(id) ? "list" : "trash", value, versions: own, details });
  }
  return found;
}

async function findUnsent(
  from: Database | Tx,
  wanted: PersonContact,
  type: PersonEntries,
): Promise<FoundEntry[]> {
  const unsent = (await type.findUnsent?.(from, (column) => mayHave(wanted, column))) ?? [];
  const own = unsent.filter((value) => isContactOf(wanted, contactIn(value, type)));
  return Promise.all(
    own.map(async (value) => ({
      type,
      place: "unsent" as const,
      value,
      versions: [],
      details: await findDetails(from, type, value),
    })),
  );
}

const findDetails = async (
  from: Database | Tx,
  type: PersonEntries,
  value: StoredFields,
): Promise<PersonDetails> => (await type.findDetails?.(from, value)) ?? { lines: [], log: [] };

const contactIn = (
  row: Readonly<Record<string, unknown>>,
  { phone, email }: Pick<PersonEntries, "phone" | "email">,
) => ({ phoneNumber: row[phone], email: row[email] });

async function findEnquiries(from: Database | Tx, wanted: PersonContact): Promise<FoundEnquiry[]> {
  const ids = await findIds(from, wanted, ENQUIRIES);
  if (ids.length === 0) return [];
  const rows = await from.selectFrom("contacts").selectAll().where("_id", "in", ids).execute();
  const current = new Map(rows.map((row) => [row._id, row as StoredFields]));
  const versions = await listVersions(from, contacts, ids);
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

async function findIds(
  from: Database | Tx,
  wanted: PersonContact,
  { resource, phone, email }: Omit<PersonEntries, "path">,
): Promise<string[]> {
  const contactOf = (row: Readonly<Record<string, unknown>>) => contactIn(row, { phone, email });
  const rows = await from
    .selectFrom(tableOf(resource))
    .select(["_id", phone, email])
    .where(mayHave(wanted, "phone" in wanted ? phone : email))
    .execute();
  const revisions = await from
    .selectFrom("revisions")
    .select(["entryId", "value"])
    .where("type", "=", resource.name)
    .where(mayHave(wanted, "value"))
    .execute();
  const ids = [
    ...rows.filter((row) => isContactOf(wanted, contactOf(row))).map(({ _id }) => String(_id)),
    ...revisions
      .filter(({ value }) => isContactOf(wanted, contactOf(JSON.parse(value))))
      .map(({ entryId }) => entryId),
  ];
  return [...new Set(ids)];
}

async function listVersions(
  from: Database | Tx,
  resource: Resource,
  ids: readonly string[],
): Promise<Map<string, FileVersion[]>> {
  const rows = await from
    .selectFrom("revisions")
    .select(["entryId", "at", "actor", "kind", "value"])
    .where("type", "=", resource.name)
    .where("entryId", "in", ids)
    .orderBy("entryId")
    .orderBy("number")
    .execute();
  const byEntry = new Map<string, FileVersion[]>();
  for (const { entryId, at, actor, kind, value } of rows) {
    const own = byEntry.get(entryId) ?? [];
    const version = { at, by: actor, kind, value: JSON.parse(value), before: own[0]?.value };
    byEntry.set(entryId, [{ resource, ...version }, ...own]);
  }
  return byEntry;
}

/** Mails about other entries belong to those who may read these. */
const ENQUIRY_MAILS = Object.keys(enquiriesFeature.mailKinds).filter((kind) =>
  visitorMailKinds.includes(kind),
);

/**
 * The mails about the enquiries and the other entries, also to addresses that the office has corrected since, and those to the address. Mails of earlier versions
 * of the program name no enquiry.
 */
async function findMails(
  from: Database | Tx,
  wanted: PersonContact,
  enquiries: readonly FoundEnquiry[],
  others: readonly FoundEntry[],
): Promise<FoundPerson["mails"]> {
  const ids = [...enquiries.map(({ _id }) => _id), ...others.map(({ value }) => value._id)];
  const own = "email" in wanted ? [wanted.email] : [];
  const stored = enquiries
    .flatMap(({ value, versions }) => [value, ...versions.map((version) => version.value)])
    .flatMap(({ email }) => (email ? [String(email).toLowerCase()] : []));
  const recipient = sql<string>`lower(recipient)`;
  return (
    from
      .selectFrom("mails")
      .select(["_id", "kind", "recipient as to", "createdAt", "sentAt"])
      // A colleague may have others at the same address.
      .where("kind", "in", visitorMailKinds)
      .where((eb) =>
        eb.or([
          ...(ids.length > 0 ? [eb("about", "in", ids)] : []),
          ...(own.length > 0 ? [eb.and([eb("kind", "in", ENQUIRY_MAILS), eb(recipient, "in", own)])] : []),
          ...(stored.length > 0 ? [eb.and([eb("about", "is", null), eb(recipient, "in", stored)])] : []),
        ]),
      )
      .orderBy("createdAt", "desc")
      .execute()
  );
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
/** The digits of a telephone number in India, without its country code. */
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
