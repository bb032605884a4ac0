import { createHash } from "node:crypto";
import type { Resource } from "../../content/types/define-resource.ts";
import { derivedColumns } from "../database/entries/derived-columns.ts";
import type { Database, EntryRow, Tx } from "../database/tables.ts";
import { tableOf } from "./entry-rows.ts";

/** Without letters and digits that look or sound alike, and without vowels, so that no word is formed. */
const LETTERS = "23456789CDFGHJKMNPQRTVWXY";

/** A short name for an entry that is easy to read and to say: K7M-4PX. */
function deriveReference(id: string, attempt: number): string {
  const bytes = createHash("sha256")
    .update(attempt === 0 ? id : `${id} ${attempt}`)
    .digest();
  const letters = [...bytes.subarray(0, 6)].map((byte) => LETTERS.charAt(byte % LETTERS.length));
  return `${letters.slice(0, 3).join("")}-${letters.slice(3).join("")}`;
}

/**
 * Gives new and restored entries of a type with the column `reference` one that is free. The same id gets the same reference, except for the
 * rare case that another entry has it.
 */
export async function completeReferences(
  resource: Resource,
  from: Database | Tx,
  rows: readonly EntryRow[],
): Promise<EntryRow[]> {
  const owners = new Map<string, string>();
  const references = new Map<string, string>();
  let waiting = rows;
  for (let attempt = 0; waiting.length > 0; attempt++) {
    const wanted = waiting.map((row) => ({
      row,
      reference: String((attempt === 0 && row.reference) || deriveReference(row._id, attempt)),
    }));
    const used = await from
      .selectFrom(tableOf(resource))
      .select(["_id", "reference"])
      .where(
        "reference",
        "in",
        wanted.map(({ reference }) => reference),
      )
      .execute();
    for (const { _id, reference } of used) owners.set(String(reference), _id);
    waiting = wanted.flatMap(({ row, reference }) => {
      if ((owners.get(reference) ?? row._id) !== row._id) return [row];
      owners.set(reference, row._id);
      references.set(row._id, reference);
      return [];
    });
  }
  return rows.map((row) => {
    const complete = { ...row, reference: references.get(row._id) ?? null };
    return { ...complete, ...derivedColumns(resource, complete) };
  });
}
