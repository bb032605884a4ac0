import { createHash } from "node:crypto";
import type { Resource } from "../../content/resources/define-resource.ts";
import { derivedColumns } from "./derived-columns.ts";
import type { Database, EntryRow, Tx } from "./tables.ts";

/** Without letters and digits that look or sound alike, and without vowels, so that no word is formed. */
const LETTERS = "23456789CDFGHJKMNPQRTVWXY";

/** A short name for an enquiry that is easy to read and to say: K7M-4PX. */
function deriveReference(id: string, attempt: number): string {
  const bytes = createHash("sha256")
    .update(attempt === 0 ? id : `${id} ${attempt}`)
    .digest();
  const letters = [...bytes.subarray(0, 6)].map((byte) => LETTERS.charAt(byte % LETTERS.length));
  return `${letters.slice(0, 3).join("")}-${letters.slice(3).join("")}`;
}

/**
 * Gives new and restored enquiries without a reference one that is free. The same id gets the same reference, except for the rare case that
 * another enquiry has it.
 */
export async function withReferences(
  from: Database | Tx,
  resource: Resource,
  rows: readonly EntryRow[],
): Promise<EntryRow[]> {
  if (!resource.isEnquiry) return [...rows];
  const given: EntryRow[] = [];
  for (const row of rows) {
    const isTaken = async (reference: string) =>
      given.some((each) => each.reference === reference) || (await isUsedByAnother(from, reference, row._id));
    let attempt = 0;
    let reference = String(row.reference ?? deriveReference(row._id, attempt));
    while (await isTaken(reference)) reference = deriveReference(row._id, ++attempt);
    given.push({ ...row, reference, ...derivedColumns(resource, { ...row, reference }) });
  }
  return given;
}

async function isUsedByAnother(from: Database | Tx, reference: string, id: string): Promise<boolean> {
  const row = await from
    .selectFrom("contacts")
    .select("_id")
    .where("reference", "=", reference)
    .where("_id", "!=", id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes what belongs to enquiries that are deleted for good. */
export async function removeEnquiryData(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom("enquiryEvents").where("enquiryId", "in", ids).execute();
  await tx.deleteFrom("enquiryAnswering").where("enquiryId", "in", ids).execute();
}
