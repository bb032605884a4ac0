import { type CheckedEntry, checkEntry } from "../../content/types/check-entry.ts";
import type { Resource } from "../../content/types/define-resource.ts";
import type { EntryRow } from "../database/tables.ts";
import { validationFailed } from "../errors.ts";
import type { ChangedRow } from "./write-rows.ts";

/** Checks a whole entry by the rules of an edit. */
export function checkRow(resource: Resource, row: EntryRow): Pick<CheckedEntry, "errors" | "message"> {
  // A rule about text has nothing to say about a field that may be absent, and is.
  const filled = Object.entries(resource.fields).filter(
    ([name, field]) => !(field.kind === "value" && field.optional && (row[name] ?? null) === null),
  );
  const sent = Object.fromEntries(
    filled.map(([name, field]) => [name, field.column === "flag" ? row[name] === 1 : (row[name] ?? null)]),
  );
  return checkEntry(resource, "update", sent, () => true);
}

/**
 * Finds the errors that prevent a change. Only a restored draft may break the rules of its fields, until it is published; what a change
 * leaves as it is has to agree with what it brings.
 */
export function checkChange(resource: Resource, { before, after }: ChangedRow) {
  if (before.isDraft === 1 && after.isDraft === 0) return checkRow(resource, after);
  const errors = resource.rules?.(after) ?? {};
  return { errors, message: Object.values(errors)[0] };
}

export function requireFitting(resource: Resource, change: ChangedRow): void {
  const { errors, message } = checkChange(resource, change);
  if (message !== undefined) throw validationFailed(errors, message);
}
