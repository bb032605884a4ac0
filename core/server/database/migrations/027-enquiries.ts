import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Tx } from "./migration.ts";

export const tables = ["enquiryEvents", "enquiryMails", "enquiryDigests"];

/** Old enquiries can be found by their reference. */
export const changesDerived = true;

/** The state of enquiries, their history, and who reads, answers and gets mails about them. */
export async function migrate(tx: Tx): Promise<void> {
  for (const column of [
    ...["email", "classSought", "reference", "language"],
    ...["assignedTo", "followUpOn", "firstAnsweredAt", "closedAt", "spamReasons"],
  ]) {
    await tx.schema.alterTable("contacts").addColumn(column, "text").execute();
  }
  await tx.schema
    .alterTable("contacts")
    .addColumn("status", "text", (column) => column.notNull().defaultTo("new"))
    .execute();
  await addReferences(tx);
  await tx.schema.createIndex("contactsByReference").unique().on("contacts").column("reference").execute();
  await tx.schema
    .createIndex("contactsByStatus")
    .on("contacts")
    .columns(["status", "createdAt desc", "_id desc"])
    .execute();
  await tx.schema
    .createIndex("contactsByAssignedTo")
    .on("contacts")
    .columns(["assignedTo", "createdAt desc", "_id desc"])
    .execute();
  await tx.schema.createIndex("contactsByFollowUpOn").on("contacts").column("followUpOn").execute();

  // No foreign keys: a deleted enquiry in the trash keeps its events, and so does the event of a deleted account.
  await tx.schema
    .createTable("enquiryEvents")
    .addColumn("_id", "text", (column) => column.primaryKey().notNull())
    .addColumn("enquiryId", "text", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("accountId", "text")
    .addColumn("person", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("details", "text", (column) => column.notNull())
    .execute();
  await tx.schema
    .createIndex("enquiryEventsOfEnquiry")
    .on("enquiryEvents")
    .columns(["enquiryId", "_id"])
    .execute();
  await tx.schema
    .createTable("enquiryMails")
    .addColumn("accountId", "text", (column) => column.notNull())
    .addColumn("topic", "text", (column) => column.notNull())
    .addColumn("choice", "text", (column) => column.notNull())
    .addColumn("hour", "integer", (column) => column.notNull().defaultTo(9))
    .addPrimaryKeyConstraint("enquiryMailsOfAccount", ["accountId", "topic"])
    .execute();
  await tx.schema
    .createTable("enquiryDigests")
    .addColumn("accountId", "text", (column) => column.primaryKey().notNull())
    .addColumn("sentUntil", "text", (column) => column.notNull())
    .execute();

  // Not in backups.
  await tx.schema
    .createTable("enquirySeen")
    .addColumn("accountId", "text", (column) =>
      column.primaryKey().notNull().references("accounts._id").onDelete("cascade"),
    )
    .addColumn("seenUntil", "text", (column) => column.notNull())
    .execute();
  await tx.schema
    .createTable("enquiryAnswering")
    .addColumn("enquiryId", "text", (column) => column.primaryKey().notNull())
    .addColumn("accountId", "text", (column) =>
      column.notNull().references("accounts._id").onDelete("cascade"),
    )
    .addColumn("person", "text", (column) => column.notNull())
    .addColumn("until", "text", (column) => column.notNull())
    .execute();
}

const LETTERS = "23456789CDFGHJKMNPQRTVWXY";

async function addReferences(tx: Tx): Promise<void> {
  const { rows } = await sql<{ _id: string }>`SELECT _id FROM contacts ORDER BY _id`.execute(tx);
  const taken = new Set<string>();
  for (const { _id } of rows) {
    let attempt = 0;
    while (taken.has(deriveReference(_id, attempt))) attempt++;
    const reference = deriveReference(_id, attempt);
    taken.add(reference);
    await sql`UPDATE contacts SET reference = ${reference} WHERE _id = ${_id}`.execute(tx);
  }
}

function deriveReference(id: string, attempt: number): string {
  const bytes = createHash("sha256")
    .update(attempt === 0 ? id : `${id} ${attempt}`)
    .digest();
  const letters = [...bytes.subarray(0, 6)].map((byte) => LETTERS.charAt(byte % LETTERS.length));
  return `${letters.slice(0, 3).join("")}-${letters.slice(3).join("")}`;
}
